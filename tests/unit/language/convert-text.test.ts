/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { convertHtml, convertText } from '@/backend/contract/chinese/convert-text';
import type { Script } from '@/backend/contract/chinese/script';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import { ACCEPTED_TERMS } from './accepted-terms';

interface Case {
  id: string;
  input: string;
  expected: Record<string, string>;
}
type Translated = Record<'en' | 'zh-Hans' | 'zh-Hant', { term: string }> & { id: string };
type Parallel = Record<'zh-Hans' | 'zh-Hant-TW', string>;

/** OpenCC's names of the conversions the portal makes. */
const CONVERSIONS: Record<Script, string> = {
  'zh-Hant': 's2twp',
  'zh-Hant-HK': 's2hk',
  'zh-Hans': 'tw2sp',
};
const json = <T>(name: string): T => JSON.parse(readFileSync(dataPath(name), 'utf8'));
const lines = (name: string) => readFileSync(dataPath(name), 'utf8').split('\n');

/** OpenCC has the forms of Hong Kong's schools, the portal those of its press. */
const [SCHOOL, PRESS] = ['説户兑税羣麪悦鋭閲脱蜕衞敍啓峯', '說戶兌稅群麵悅銳閱脫蛻衛敘啟峰'];
const asPrinted = (text: string) =>
  text.replace(/\p{Script=Han}/gu, (char) =>
    SCHOOL.includes(char) ? (PRESS[SCHOOL.indexOf(char)] ?? char) : char,
  );
const expectedOf = (text: string | undefined, script: Script) =>
  script === 'zh-Hant-HK' ? asPrinted(text ?? '') : text;

describeWithData("OpenCC's own cases", () => {
  const { cases } = json<{ cases: Case[] }>('opencc/testcases.json');
  /** Cases in which this site differs on purpose: centimetres are 公分 and 厘米, and 核心 is unchanged. */
  const decided: Record<Script, string[]> = {
    'zh-Hant': ['BYVoid_OpenCC_Issue_943_s2t'],
    'zh-Hant-HK': ['BYVoid_OpenCC_Issue_943_s2t'],
    'zh-Hans': ['BYVoid_OpenCC_Issue_1246_core_reverse_phrase'],
  };
  test.each(Object.entries(CONVERSIONS) as [Script, string][])('%s (%s): all cases', (script, name) => {
    const scriptCases = cases.filter(({ expected }) => name in expected);
    expect(scriptCases.length).toBeGreaterThan(20);
    const missed = scriptCases.filter(
      ({ input, expected }) => convertText(input, script) !== expectedOf(expected[name], script),
    );
    expect(missed.map(({ id }) => id)).toEqual(decided[script]);
  });

  /**
   * How many of the 208 lines differ, by the reason: the house writes 發布, 公布, 公債 and 「corners」, and OpenCC's own text
   * is wrong in 五分之一齣席, 合並組成, 認為準予 and one 複議 of four.
   */
  test.each([
    ['zh-Hant', 's2twp', ['釋出', '齣席', '經複議', '國債', '準予', '公佈', '“', '合並']],
    ['zh-Hant-HK', 's2hk', ['發佈', '齣席', '經複議', '準予', '公佈', '“', '合並']],
  ] as const)('%s: a long text, line by line', (script, name, decided) => {
    const expected = lines(`opencc/golden_us_constitution.${name}.txt`);
    const sourceLines = lines('opencc/golden_us_constitution.input.txt');
    const missed = expected.filter(
      (line, at) => convertText(sourceLines[at] ?? '', script) !== expectedOf(line, script),
    );
    expect(missed).toHaveLength(decided.length);
    for (const reason of decided) expect(missed.some((line) => line.includes(reason))).toBe(true);
  });
});

describeWithData('texts translated by people', () => {
  const bare = (text: string) => text.replace(/\s/g, '').replaceAll('臺', '台').replaceAll('您', '你');

  test('every difference from a translator’s term was decided on', () => {
    const pairs = json<Translated[]>('glossary/glossary.json').filter(
      (row) => row['zh-Hans'] && row['zh-Hant'],
    );
    const missed = pairs.filter(
      (row) => bare(convertText(row['zh-Hans'].term, 'zh-Hant')) !== bare(row['zh-Hant'].term),
    );
    expect(missed.map(({ id }) => id).filter((id) => !(id in ACCEPTED_TERMS))).toEqual([]);
    expect(Object.keys(ACCEPTED_TERMS).filter((id) => !missed.some((row) => row.id === id))).toEqual([]);
    expect(missed.length / pairs.length).toBeLessThan(0.28);
  });

  /**
   * Translators rewrote most strings; a conversion by the dictionaries must at least be better than one of characters.
   */
  test('strings are nearer to the human translation than a conversion of single characters', () => {
    const strings = json<Parallel[]>('i18n/ui_strings_en_zhHans_zhHant.json');
    const agreement = (script: Script) =>
      strings.filter((row) => bare(convertText(row['zh-Hans'], script)) === bare(row['zh-Hant-TW'])).length;
    expect(agreement('zh-Hant')).toBeGreaterThanOrEqual(220);
    expect(agreement('zh-Hant')).toBeGreaterThan(agreement('zh-Hant-HK'));
  });
});

describe('the glossary and the house style', () => {
  test.each([
    ['zh-Hant', '区块链用户的数据与数字资产', '區塊鏈用戶的數據與數位資產'],
    ['zh-Hant', '发布审核参数，支持跨链接口', '發布審核參數，支持跨鏈介面'],
    ['zh-Hant', '台湾的平台与后台', '台灣的平台與後台'],
    ['zh-Hant', '一条项链与一条区块链', '一條項鍊與一條區塊鏈'],
    ['zh-Hant', '司法程序与应用程序', '司法程序與應用程式'],
    ['zh-Hant', '比特大陆的矿机与8比特', '比特大陸的礦機與8比特'],
    ['zh-Hant-HK', '软件、网络与信息', '軟件、網絡與資訊'],
    ['zh-Hans', '區塊鏈用戶端的數位資產與聯準會', '区块链客户端的数字资产与美联储'],
    ['zh-Hans', '日本経済新聞報導國税庁', '日本経済新聞报道国税庁'],
    ['zh-Hant', '“多签钱包”和‘冷’存储，it’s “OK”', '「多簽錢包」和『冷』儲存，it’s 「OK」'],
    ['zh-Hant', 'He said “no”, didn’t he', 'He said “no”, didn’t he'],
    ['zh-Hans', '「多簽」與『冷』錢包', '“多签”与‘冷’钱包'],
    ['zh-Hans', '国税庁的新規', '国税庁的新规'],
  ] as const)('%s: %s', (script, source, expected) => {
    expect(convertText(source, script)).toBe(expected);
  });

  test('quotation marks are matched within a sentence, whatever tags are in it', () => {
    const html = '<p>他说“<b>OK</b>”，就走了</p><p>“OK” she said</p>';
    expect(convertHtml(html, 'zh-Hant')).toBe('<p>他說「<b>OK</b>」，就走了</p><p>“OK” she said</p>');
  });

  test("an editor's words for one story come before the glossary and the dictionaries", () => {
    expect(convertText('复苏说发布了', 'zh-Hant')).toBe('復甦說發布了');
    expect(convertText('复苏说发布了', 'zh-Hant', { 复苏: '復蘇', 发布: '發佈' })).toBe('復蘇說發佈了');
    expect(convertText('复苏说发布了', 'zh-Hant')).toBe('復甦說發布了');
  });
});
