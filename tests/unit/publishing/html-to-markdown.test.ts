import { marked } from 'marked';
import { htmlToMarkdown } from '@/lib/publishing/markdown/html-to-markdown';
import { plain, target } from '@/lib/publishing/markdown/escape';

const write = (html: string) => htmlToMarkdown(html, { siteUrl: 'https://news.example' });
const flat = (html: unknown) => String(html).replace(/\s+/g, ' ').trim();

describe('htmlToMarkdown', () => {
  it('keeps headings, paragraphs and marks', () => {
    expect(write('<h2>一</h2><p>甲 <strong>乙</strong> <em>丙</em></p>')).toBe('## 一\n\n甲 **乙** *丙*');
  });

  it('makes every address absolute', () => {
    expect(write('<p><a href="/news/1">去</a></p>')).toBe('[去](https://news.example/news/1)');
    expect(write('<p><img src="/uploads/a.png" alt="图"></p>')).toContain(
      '](https://news.example/uploads/a.png)',
    );
  });

  it('keeps lists, quotations and tables', () => {
    expect(write('<ul><li>a</li><li>b</li></ul>')).toBe('- a\n- b');
    expect(write('<ol><li>a</li><li>b</li></ol>')).toBe('1. a\n2. b');
    expect(write('<blockquote><p>a</p><p>b</p></blockquote>')).toBe('> a\n>\n> b');
    expect(write('<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>x|y</td></tr></table>')).toBe(
      '| a | b |\n| --- | --- |\n| 1 | x\\|y |',
    );
  });

  it('keeps the parts of terms and of link cards apart', () => {
    expect(write('<dl><dt>词</dt><dd>意思</dd></dl>')).toBe('**词**\n\n意思');
    const card =
      '<aside class="link-card"><p><a href="https://a.example/">去</a></p><p><small>a</small></p></aside>';
    expect(write(card)).toBe('[去](https://a.example/)\n\na');
  });

  it('escapes a text so that it is shown unchanged', async () => {
    const texts = ['# no heading', '1. no list', '- no list', '*a* _b_ `c` [d](e) <f> ~~g~~', '---', 'a\\b'];
    for (const text of texts) {
      const html = flat(await marked.parse(plain(text)));
      const shown = html
        .replace(/<\/?p>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>');
      expect(shown).toBe(text);
    }
  });

  it('drops what a page would not show either', () => {
    expect(write('<p>a<script>alert(1)</script><a href="javascript:alert(1)">b</a></p>')).toBe('ab');
  });

  it('never ends a link early', () => {
    expect(target('https://a.example/(x) y')).toBe('https://a.example/%28x%29%20y');
  });
});
