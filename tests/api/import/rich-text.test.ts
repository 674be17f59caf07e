import fc from 'fast-check';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { depthOf, violations } from './clean-html';

const REL = 'rel="nofollow noopener ugc"';

describe('what stays unchanged', () => {
  test.each([
    '<p>a <strong>b</strong> <em>c</em> <code>d</code><br>e</p><hr><h2>h</h2>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li><p>c</p></li></ol>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<figure><img src="/a.png" alt="x" width="3" height="4"><figcaption>c</figcaption></figure>',
    '<figure class="chart" data-kind="bar" data-unit="亿" data-highlight="2"><p>x</p></figure>',
    '<blockquote class="pull"><p>q</p></blockquote><aside class="figure-note"><p>n</p></aside>',
    `<p lang="en"><a href="https://e.example/" ${REL}>x</a><a href="/y">y</a><a href="#z">z</a></p>`,
    '<dl><dt>a</dt><dd>b</dd></dl><pre><code>x &lt;y&gt;\n  z</code></pre>',
  ])('%s', (html) => expect(sanitizeRichText(html)).toBe(html));
});

describe('what changes', () => {
  test.each([
    ['loose text', 'a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['headings', '<h1>a</h1><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
    [
      'a block in a paragraph',
      '<p>a<strong><ul><li>b</li></ul></strong>c</p>',
      '<p>a</p><ul><li><strong>b</strong></li></ul><p>c</p>',
    ],
    ['stray parts', '<li>a<tr><td>b', '<ul><li>a<table><tbody><tr><td>b</td></tr></tbody></table></li></ul>'],
    [
      'a caption',
      '<table><caption>c</caption><tr><td>1</table>',
      '<p>c</p><table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    // As in browsers, a link ends where another one begins.
    [
      'a link in a link',
      '<a href="/a">x<a href="/b">y</a></a>',
      '<p><a href="/a">x</a><a href="/b">y</a></p>',
    ],
    ['what is empty', '<p>&nbsp;</p><ul></ul><b></b><p>a<br></p>', '<p>a</p>'],
    [
      'paragraphs in a cell',
      '<table><tr><td>a<div>b</div></table>',
      '<table><tbody><tr><td>a<br>b</td></tr></tbody></table>',
    ],
    ['classes', '<aside class="x">a</aside><p class="pull">b</p>', '<aside><p>a</p></aside><p>b</p>'],
    ['chart data elsewhere', '<figure data-kind="bar">a</figure>', '<figure>a</figure>'],
    ['code with its text', '<script>x</script><style>y</style><svg><text>z</text></svg>a', '<p>a</p>'],
    ['controls', 'a\u0000b&#1;c\u001f', '<p>abc</p>'],
  ])('%s', (_, html, clean) => expect(sanitizeRichText(html)).toBe(clean));
});

describe('addresses', () => {
  const link = (href: string, baseUrl?: string | null) =>
    /href="([^"]*)"/.exec(sanitizeRichText(`<a href="${href}">x</a>`, { baseUrl }))?.[1] ?? null;

  test.each([
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    [' \u0001javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['page', null],
    ['//h.example/x', 'https://h.example/x'],
    ['/.//h.example', null],
    ['/\\h.example', null],
    ['/a/../b?c#d', '/b?c#d'],
    ['https://user:pass@h.example/', 'https://h.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('in our own text: %j', (href, expected) => expect(link(href)).toBe(expected));

  test.each([
    ['page', 'https://e.example/dir/page'],
    ['../x', 'https://e.example/x'],
    ['#part', 'https://e.example/dir/post#part'],
    ['/root', 'https://e.example/root'],
    ['javascript:1', null],
  ])('with a base: %j', (href, expected) => expect(link(href, 'https://e.example/dir/post')).toBe(expected));

  test.each(['/root', 'page', '#part', '../x'])('with an unknown source: %j is dropped', (href) => {
    expect(link(href, null)).toBeNull();
  });

  test('a picture without an address is dropped, and so is inline data', () => {
    expect(
      sanitizeRichText(
        '<img src="x.png"><img src="data:image/png;base64,AA"><img src="mailto:a@b.example"><img alt="a">',
      ),
    ).toBe('');
  });
});

const tags = fc.constantFrom(
  ...'p div span h1 h2 ul ol li dl dt dd table caption thead tbody tr td th b i a code pre blockquote figure figcaption'.split(
    ' ',
  ),
  ...'aside hr br img script style svg math template noscript textarea form section em strong'.split(' '),
);
const attributes = fc.constantFrom(
  '',
  ' href="https://e.example/a?b=1&amp;c"',
  ' href="javascript:alert(1)"',
  ' href=/x',
  ' src="/a.png" onerror=alert(1)',
  ' class="pull"',
  " class=chart data-unit='\"<>'",
  ' lang=zh-Hant style="x"',
);
const draft = fc.oneof(
  fc.tuple(tags, attributes).map(([tag, attribute]) => `<${tag}${attribute}>`),
  tags.map((tag) => `</${tag}>`),
  fc.constantFrom(
    'x',
    ' ',
    '\n',
    '\n\n',
    '&lt;',
    '&amp;lt;',
    '&nbsp;',
    '<',
    '>',
    '"',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '中 文',
    '&#0;',
  ),
);
const markup = fc.array(draft, { maxLength: 40 }).map((drafts) => drafts.join(''));

describe('any input', () => {
  test.each([undefined, null, 'https://e.example/dir/'])(
    'comes out clean and shallow, and cleaning it again changes nothing (base %s)',
    (baseUrl) => {
      fc.assert(
        fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (html) => {
          const once = sanitizeRichText(html, { baseUrl });
          expect(violations(once)).toEqual([]);
          expect(depthOf(once)).toBeLessThan(100);
          expect(sanitizeRichText(once, { baseUrl })).toBe(once);
          // A text cleaned as an import stays the same when it is cleaned as our own text.
          expect(sanitizeRichText(once)).toBe(once);
        }),
        { numRuns: 1500, seed: 20260101 },
      );
    },
  );
});
