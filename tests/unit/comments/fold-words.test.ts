import { foldText, hasWord } from '@/backend/modules/comments/queries/fold-words';
import { countLinks } from '@/backend/modules/comments/queries/links';

const contains = (text: string, word: string) => hasWord(foldText(text), foldText(word).letters);

test.each([
  ['加V信', '加V信领空投'],
  ['加V信', '加 v 信'],
  ['加V信', '加Ｖ信'],
  ['加V信', '加ⓥ信'],
  ['加V信', '加.V.信'],
  ['加V信', '加\u200bV\u2060信'],
  ['加V信', '加Ѵ信'],
  ['加V信', '加＿Ｖ～信'],
  ['领空投', '領空投'],
  ['领空投', '領 空\n投'],
  ['领空投', '领💰空💰投'],
  ['骗子', '騙子'],
  ['騙子', '这是骗-子'],
  ['心', '⼼'],
  ['airdrop', 'AIRDROP'],
  ['airdrop', 'a i r d r o p'],
  ['airdrop', 'a.i.r.d.r.o.p'],
  ['airdrop', 'аіrdrор'],
  ['airdrop', 'a1rdr0p'],
  ['airdrop', '@irdrop'],
  ['airdrop', '𝐚𝐢𝐫𝐝𝐫𝐨𝐩'],
  ['airdrop', 'áïrdröp'],
  ['airdrop', 'ａｉｒｄｒｏｐ'],
  ['airdrop', '领airdrop去'],
  ['free mint', 'fr33-m1nt'],
  ['usdt', 'υѕdт'],
])('the word %s is met in %j', (word, text) => {
  expect(contains(text, word)).toBe(true);
});

test.each([
  ['ass', 'a class of assets'],
  ['scam', 'scampi'],
  ['加V信', '加上信用'],
  ['领空投', '领先的空投研究'],
  ['骗子', '骗人的孩子'],
  ['', 'anything'],
])('the word %j is not met in %j', (word, text) => {
  expect(contains(text, word)).toBe(false);
});

test.each([
  ['https://a.example/x and http://b.example', 2],
  ['加群 t.me/abc', 1],
  ['www.example.com', 1],
  ['ｗｗｗ．ｅｘａｍｐｌｅ．ｃｏｍ', 1],
  ['example。com', 1],
  ['example(dot)com', 1],
  ['图1的纵轴是占全天的比例。那么', 0],
  ['1.5倍, e.g. 3.2', 0],
  ['One sentence. And another. Me too', 0],
  ['example . com', 1],
])('%j contains %i links', (text, count) => {
  expect(countLinks(text)).toBe(count);
});
