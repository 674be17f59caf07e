import fc from 'fast-check';
import { authorName } from '@/backend/import/text/author-name';
import { firstSentence } from '@/backend/import/text/first-sentence';
import { decideLang, guessLang, langOfTag } from '@/backend/import/text/language';
import { htmlToLine } from '@/backend/import/text/plain';
import { stripHanLatinSpaces, stripHanLatinSpacesInHtml } from '@/backend/contract/rich-text/spacing';
import { SIMPLIFIED_ONLY, TRADITIONAL_ONLY } from '@/backend/import/text/script-characters';

describe('language', () => {
  test.each([
    ['Bitcoin rises', 'en'],
    ['', 'en'],
    ['比特币突破十万美元', 'zh-Hans'],
    ['比特幣突破十萬美元', 'zh-Hant'],
    ['中文', 'zh-Hans'],
    [
      'An English report of many words that only once, somewhere in its middle, quotes the name 中本 and then goes on in English',
      'en',
    ],
  ])('%s', (text, lang) => expect(guessLang(text)).toBe(lang));

  test.each([
    ['zh_TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['zh-cn', 'zh-Hans'],
    ['zh', 'zh'],
    ['en-us', 'en'],
    ['pt-BR', 'other'],
    ['nonsense of words', null],
    [null, null],
  ])('tag %s', (tag, lang) => expect(langOfTag(tag)).toBe(lang));

  test('a language tag decides between the scripts, but does not outweigh the text', () => {
    expect(decideLang('en-US', '比特币突破十万美元')).toBe('zh-Hans');
    expect(decideLang('zh-CN', 'Bitcoin rises')).toBe('en');
    expect(decideLang('zh-HK', '比特币')).toBe('zh-Hant');
    expect(decideLang('de', 'Bitcoin steigt')).toBe('other');
    const quoting = 'The exchange calls it 上链 in 香港';
    expect([decideLang('en', quoting), decideLang('en', quoting, true)]).toEqual(['zh-Hans', 'en']);
    expect(decideLang('en', '比特币突破 ten', true)).toBe('zh-Hans');
  });

  test('the lists of simplified-only and traditional-only characters have the same length and no character in common', () => {
    expect(SIMPLIFIED_ONLY).toHaveLength(TRADITIONAL_ONLY.length);
    expect([...SIMPLIFIED_ONLY].filter((character) => TRADITIONAL_ONLY.includes(character))).toEqual([]);
  });
});

describe('spaces between Han and Latin', () => {
  test.each([
    ['使用 BTC 支付 3 笔', '使用BTC支付3笔'],
    ['在 2024\u00a0年', '在2024年'],
    ['no change here', 'no change here'],
    ['中文 中文，BTC 。', '中文 中文，BTC 。'],
    ['𠮷 a', '𠮷a'],
  ])('%s', (text, expected) => expect(stripHanLatinSpaces(text)).toBe(expected));

  test.each([
    ['<p>用 <strong>BTC</strong> 付</p>', '<p>用<strong>BTC</strong>付</p>'],
    ['<p>用 <code>a 中 b</code> 付</p>', '<p>用 <code>a 中 b</code> 付</p>'],
    ['<pre>中 a</pre><p>中 a</p>', '<pre>中 a</pre><p>中a</p>'],
    ['<p>中 </p><p> a</p>', '<p>中 </p><p> a</p>'],
    ['<p><a href="/中 a">中\nb</a></p>', '<p><a href="/中 a">中b</a></p>'],
  ])('in HTML: %s', (html, expected) => expect(stripHanLatinSpacesInHtml(html)).toBe(expected));

  const text = fc.string({
    unit: fc.constantFrom('中', '𠮷', 'a', '1', ' ', '\u00a0', '。', '\n'),
    maxLength: 30,
  });

  test('only spaces are removed, none is left between the scripts, and a second run changes nothing', () => {
    fc.assert(
      fc.property(text, (before) => {
        const after = stripHanLatinSpaces(before);
        expect(after.replace(/[ \u00a0]/g, '')).toBe(before.replace(/[ \u00a0]/g, ''));
        expect(after).not.toMatch(/[中𠮷][ \u00a0]+[a1]|[a1][ \u00a0]+[中𠮷]/u);
        expect(stripHanLatinSpaces(after)).toBe(after);
        const html = stripHanLatinSpacesInHtml(`<p>${before}</p>`);
        expect(stripHanLatinSpacesInHtml(html)).toBe(html);
        expect(html).not.toMatch(/[中𠮷]\s+[a1]|[a1]\s+[中𠮷]/u);
      }),
    );
  });
});

describe('plain text', () => {
  test.each([
    ['<p>Item</p><p>Title</p>', 'Item Title'],
    ['AT&amp;T <b>x</b>y', 'AT&T xy'],
    ['List<String> and a < b', 'List<String> and a < b'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ])('%s', (html, line) => expect(htmlToLine(html)).toBe(line));

  test.each([
    ['<p>One. Two.</p>', 'One'],
    ['<p>比特币上涨。以太坊下跌。</p>', '比特币上涨'],
    ['<p>v2.4.0 is out! Now</p>', 'v2.4.0 is out!'],
  ])('first sentence of %s', (html, title) => expect(firstSentence(html)).toBe(title));

  test('a title from a text never exceeds 60 characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (body) => [...firstSentence(body)].length <= 60));
    expect([...firstSentence('𠮷'.repeat(100))]).toHaveLength(60);
  });

  test.each([
    ['a@b.example (Ann Lee)', 'Ann Lee'],
    ['Ann Lee <a@b.example>', 'Ann Lee'],
    ['a@b.example', null],
    ['n/a', null],
    ['admin', null],
    ['中本聪', '中本聪'],
  ])('author %s', (raw, name) => expect(authorName(raw)).toBe(name));
});
