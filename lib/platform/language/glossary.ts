import glossary from './glossary.json';
import type { Script } from './script';

type Correction = readonly [wrong: RegExp, right: string];

/** After a figure, or what stands for one in a message, nobody means a goddess, an idiom or a surname. */
const AFTER_FIGURES: readonly Correction[] = [
  [/(?<=[\d\ue000-\uf8ff] ?)天后/g, '天後'],
  [/(?<=[\d\ue000-\uf8ff] ?)周(?![邊圍密遭])/g, '週'],
  [/(?<=[\d一二兩三四五六七八九十百千萬幾數多] ?)箇中/g, '個中'],
];

/** "In it, about": before an amount, and not behind a preposition, 里約 is not Rio. */
const IN_IT_ABOUT =
  /(?<=\p{Script=Han})(?<![在去到於從飛往])里約(?=[\d\ue000-\uf8ff有占佔為合一兩三四五六七八九十百數近半])/gu;

/** What the dictionaries choose wrongly for this subject or this house's style, whatever word it stands in. */
const CORRECTIONS: Record<Script, readonly Correction[]> = {
  // A blockchain is 鏈, only a necklace is 鍊; the Taiwanese press writes 台, 帳 and, as Hong Kong does, 公布 and 分布.
  'zh-Hant': [
    [/(?<!項)鍊/g, '鏈'],
    [/臺/g, '台'],
    [/賬/g, '帳'],
    [/佈/g, '布'],
    // The head of a column or the item of a list; what is run by somebody never stands alone.
    [/^專案$/, '項目'],
    [IN_IT_ABOUT, '裡約'],
    ...AFTER_FIGURES,
  ],
  'zh-Hant-HK': [[/佈/g, '布'], [IN_IT_ABOUT, '裏約'], ...AFTER_FIGURES],
  'zh-Hans': [],
};

/** A converted run of text with the characters of this subject set right. */
export function correct(text: string, to: Script): string {
  return CORRECTIONS[to].reduce((corrected, [wrong, right]) => corrected.replace(wrong, right), text);
}

/** Words of one script with what they are to become. */
export type Words = Readonly<Record<string, string>>;

/** What the house writes instead of the dictionaries' word. */
export function termsOf(to: Script): Words {
  return glossary.terms[to];
}
