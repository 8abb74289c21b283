import { describe, expect, it } from 'vitest';
import { readable } from '../../../src/lib/ui/markdown';

describe('Markdown', () => {
  it('becomes text, headings and tables', () => {
    expect(readable('# A\n\n| b |\n|---|\n| c |')).toMatch(/<h1>A<\/h1>[\s\S]*<td>c<\/td>/);
  });

  it('can do no harm', () => {
    const html = readable(
      '<script>alert(1)</script><img src=x onerror=alert(1)><p style="color:red">x</p>\n\n[x](javascript:alert(1))',
    );
    expect(html).not.toMatch(/script|onerror|style/);
  });
});
