import { parseDocument } from 'htmlparser2';
import { textContent } from 'domutils';
import { readRichText } from '@/lib/publishing/rich-text/read-rich-text';

const page = {
  locale: 'en',
  siteUrl: 'https://news.test',
  labels: { picture: 'Picture', table: 'Table' },
} as const;
const read = (html: string) =>
  readRichText(html, page)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');

const CONTRACT = `contract Vault {
  // what is owed
  mapping(address => uint256) public owed;
  function pay(address to) external returns (bool) { const sum = owed[to]; return sum &gt; 0 &amp;&amp; send(to, "paid"); }
}`;

test('code is highlighted, and no character of it changes', () => {
  const before = `<pre><code>${CONTRACT}</code></pre>`;
  const after = read(before);
  expect(after).toContain('<span class="hljs-comment">// what is owed</span>');
  expect(after).toMatch(/<span class="hljs-keyword">(function|return)<\/span>/);
  expect(textContent(parseDocument(after))).toBe(textContent(parseDocument(before)));
});

test.each([
  ['prose', '<pre><code>两个版本，一个也不能丢</code></pre>'],
  [
    'a block its author marked',
    '<pre><code>const <strong>a</strong> = 1; return function () {}</code></pre>',
  ],
  ['preformatted text that is no code', '<pre>const a = 1; return function () { return new Map(); }</pre>'],
])('%s is unchanged', (_name, html) => {
  expect(read(html).replace('<pre tabindex="0">', '<pre>')).toBe(html);
});

test('the keyboard reaches a block with a line that is wider than a phone, and no other', () => {
  expect(read(`<pre><code>short\n${'x'.repeat(60)}</code></pre>`)).toContain('<pre tabindex="0">');
  expect(read('<pre><code>one\ntwo</code></pre>')).toContain('<pre><code>');
});

test('tags in code are shown as text', () => {
  const after = read(
    '<pre><code>&lt;div class="a"&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/div&gt;</code></pre>',
  );
  expect(after).not.toMatch(/<(script|div)/);
  expect(textContent(parseDocument(after))).toBe('<div class="a"><script>alert(1)</script></div>');
});

test('a block is the same when it is read again', () => {
  const before = `<pre><code>${CONTRACT}</code></pre><pre><code>两个版本，一个也不能丢</code></pre>`;
  expect(read(before)).toBe(read(before));
  expect(read(before)).toContain('hljs-comment');
});
