import glossary from '@/backend/contract/chinese/glossary.json';
import names from './names.json';
import { regionWords } from './region-words';
import type { Script } from './script';

type Correction = readonly [wrong: RegExp, right: string];

/**
 * After a number (or a placeholder for one in a message) these words are "days later", "week" and "of them", never the
 * goddess 天后, the surname 周 or the idiom 箇中.
 */
const AFTER_FIGURES: readonly Correction[] = [
  [/(?<=[\d\ue000-\uf8ff] ?)天后/g, '天後'],
  [/(?<=[\d\ue000-\uf8ff] ?)周(?![邊圍密遭])/g, '週'],
  [/(?<=[\d一二兩三四五六七八九十百千萬幾數多] ?)箇中/g, '個中'],
];

/** Before an amount and not after a preposition, 里約 means "in it, about", not Rio. */
const IN_IT_ABOUT =
  /(?<=\p{Script=Han})(?<![在去到於從飛往])里約(?=[\d\ue000-\uf8ff有占佔為合一兩三四五六七八九十百數近半])/gu;

/**
 * Securities have another measure word than animals: 檔 in Taiwan. Numbers and such are in any script. A 的 may stand
 * between only behind an amount; products are counted so where nothing stands between.
 */
const COUNTS = '[\\d\ue000-\uf8ff一二三四五六七八九十百千兩两幾几數数多首每這这那該该此另哪前後后半]';
const AMOUNT = `(?:[A-Z][A-Za-z]*[+\\d]*|[\\d.,一二三四五六七八九十百千萬万億亿兆兩两]+(?:[美港歐欧日]?[元圓]|枚)?)的`;
const SECURITIES = `(?=(?:產品|产品)|(?:${AMOUNT})?[^，。；、！？\\s的隻檔档]{0,12}?(?:基金|ETF|ETP|股票|個股|个股|新股|股|債|债|權證|权证|信託|信托|期貨|期货))`;

/** 買了只基金 means one fund: the security follows at once, at most four characters long before its kind. */
const ONE_LEFT_OUT =
  /(?<=[買賣換選挑推發新]了)[只隻](?=[\p{Script=Han}A-Z]{0,4}(?:基金|ETF|ETP|股票|個股|新股|債券|期貨))/gu;

/** Forms of the dictionaries that are wrong for this subject or for the site's style, in any word. */
const CORRECTIONS: Record<Script, readonly Correction[]> = {
  // The Taiwanese press writes 台, 帳 and, as Hong Kong does, 公布 and 分布.
  'zh-Hant': [
    [/臺/g, '台'],
    [/賬/g, '帳'],
    [/佈/g, '布'],
    // Alone it is the heading of a column or the item of a list; a project never stands alone.
    [/^專案$/, '項目'],
    [IN_IT_ABOUT, '裡約'],
    [/萬億/g, '兆'],
    // The vice president, not Evans.
    [new RegExp(`(?<![${names.foreignSounds}·])萬斯(?![${names.foreignSounds}])`, 'g'), '范斯'],
    [new RegExp(`(?<=${COUNTS} ?)隻${SECURITIES}`, 'g'), '檔'],
    [ONE_LEFT_OUT, '檔'],
    // The end of a name, not the state.
    [/(?<=\p{Script=Han})馬利(?=[·・])/gu, '馬里'],
    ...AFTER_FIGURES,
  ],
  'zh-Hant-HK': [[/佈/g, '布'], [IN_IT_ABOUT, '裏約'], [ONE_LEFT_OUT, '隻'], ...AFTER_FIGURES],
  'zh-Hans': [
    [new RegExp(`(?<=${COUNTS} ?)档${SECURITIES}`, 'g'), '只'],
    // A million million, not the prefix of a unit.
    [
      /(?<=[\d一二三四五六七八九十百千数几两多] ?)兆(?=[\p{Script=Han}，。；、！？\s])(?![瓦赫位字帕欧焦伏])/gu,
      '万亿',
    ],
  ],
};

/** A converted text with `CORRECTIONS` applied. */
export function correct(text: string, to: Script): string {
  return CORRECTIONS[to].reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text);
}

/** Words of one script and their forms in another. */
export type Words = Readonly<Record<string, string>>;

/** The words this site uses instead of the dictionaries' ones. `inPhrases`: those that also hold within longer phrases. */
export function termsOf(to: Script): { all: Words; inPhrases: Words } {
  const inPhrases = glossary.terms[to];
  return { all: { ...regionWords(to), ...inPhrases }, inPhrases };
}
