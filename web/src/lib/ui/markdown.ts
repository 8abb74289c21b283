import DOMPurify from 'dompurify';
import { marked } from 'marked';

/** Markdown as HTML that can do nothing but be read. */
export function readable(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_ATTR: ['style'],
    FORBID_TAGS: ['style', 'form', 'input'],
  });
}
