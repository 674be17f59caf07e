/** @jest-environment node */
import fc from 'fast-check';
import { isTag, isText, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { ConvertedTexts } from '@/backend/contract/chinese/converted-texts';
import { convertHtml, convertText } from '@/backend/contract/chinese/convert-text';
import type { Script } from '@/backend/contract/chinese/script';

const script = fc.constantFrom<Script>('zh-Hans', 'zh-Hant', 'zh-Hant-HK');
/** Words that differ between the scripts, so that a protected text is next to one that is converted. */
const words = fc
  .array(fc.constantFrom('发展', '软件', '鏈上', '數據', '里面', '用户', '軟體', '后台', '。', ' '), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: length, maxLength: length });
const latin = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcdefghijkmnopqrstuvwxyz0123456789'), minLength, maxLength });
/** What a browser accepts in a path, Han included. */
const path = fc
  .array(fc.constantFrom('发布', 'news', '數據', '%E5%8F%91', 'a-b', '里'), { maxLength: 4 })
  .map((parts) => parts.join('/'));

const runs = {
  'web addresses': fc
    .tuple(latin(1, 8), path)
    .map(([organiser, rest]) => `https://${organiser}.example/${rest}`),
  'e-mail addresses': fc
    .tuple(latin(1, 8), latin(1, 8))
    .map(([name, organiser]) => `${name}@${organiser}.example`),
  'wallet addresses (0x)': hex(40).map((digits) => `0x${digits}`),
  'wallet addresses (bech32)': latin(39, 39).map((rest) => `bc1q${rest}`),
  tickers: fc.constantFrom('$BTC', '$ETH', 'BTC/USDT', 'ERC-20', '$USDC'),
  'file names and code': fc.constantFrom('config.json', 'npm run dev', 'balanceOf(address)', 'a_b-c.ts'),
};

test.each(Object.entries(runs))('%s are not converted', (_, run) => {
  fc.assert(
    fc.property(script, words, run, words, (to, before, stored, after) => {
      // A space ends an address; text that follows without one belongs to it, as in a browser.
      expect(convertText(`${before} ${stored} ${after}`, to)).toContain(` ${stored} `);
    }),
    { numRuns: 300 },
  );
});

const verbatim = fc.constantFrom(
  (text: string) => `<code>${text}</code>`,
  (text: string) => `<pre><code>${text}</code></pre>`,
  (text: string) => `<span translate="no">${text}</span>`,
  (text: string) => `<em lang="ja">${text}</em>`,
);

test('code, other languages and names marked as such are not converted', () => {
  fc.assert(
    fc.property(script, words, verbatim, words, (to, text, wrap, around) => {
      const stored = wrap(text);
      expect(convertHtml(`<p>${around}</p>${stored}<p>${around}</p>`, to)).toContain(stored);
    }),
  );
});

/** The tags of a text with the attributes that are not converted. */
function skeleton(nodes: ChildNode[]): string {
  return nodes
    .map((node) =>
      isTag(node)
        ? `<${node.name} ${node.attribs['href'] ?? ''} ${node.attribs['src'] ?? ''} ${node.attribs['class'] ?? ''}>${skeleton(node.children)}</>`
        : isText(node)
          ? '.'
          : '',
    )
    .join('');
}

test('addresses and structure of a text are not converted; its words and alternative texts are', () => {
  fc.assert(
    fc.property(script, words, path, (to, text, rest) => {
      const html = `<p class="发">${text || '发'}<a href="https://a.example/${rest}">发</a><img src="/${rest}.jpg" alt="发"></p>`;
      const converted = convertHtml(html, to);
      expect(skeleton(parseDocument(converted).children)).toBe(skeleton(parseDocument(html).children));
      expect(converted.includes('alt="發"')).toBe(to !== 'zh-Hans');
    }),
  );
});

test('a text is converted once for repeated requests, and the least recently used one is dropped first', () => {
  const stored = new ConvertedTexts(60);
  const make = jest.fn((text: string) => text.toUpperCase());
  const read = (text: string) => stored.get('kind', text, () => make(text));
  expect([read('first one'), read('first one'), read('second one'), read('first one')]).toHaveLength(4);
  expect(make).toHaveBeenCalledTimes(2);
  read('a third and rather long one');
  read('first one');
  read('second one');
  expect(make.mock.calls.map(([text]) => text)).toEqual([
    'first one',
    'second one',
    'a third and rather long one',
    'first one',
    'second one',
  ]);
});
