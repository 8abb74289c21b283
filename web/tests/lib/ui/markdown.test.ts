import { describe, expect, it } from 'vitest';
import { harmless } from '../../../src/lib/ui/markdown';

describe('HTML from Markdown', () => {
  it('keeps text, headings and tables', () => {
    const html = '<h1>A</h1><table><tbody><tr><td>c</td></tr></tbody></table>';
    expect(harmless(html)).toBe(html);
  });

  it('can do no harm', () => {
    const html = harmless(
      '<script>alert(1)</script><img src=x onerror=alert(1)><p style="color:red">x</p><a href="javascript:alert(1)">x</a>',
    );
    expect(html).not.toMatch(/script|onerror|style/);
  });
});
