import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { readHanNumber } from '@/backend/contract/figures/han-number';

interface Quantity {
  /** As it is printed. */
  digits: string;
  unit: string;
  value: number;
}

/** A whole a quantity is a part of: how many units it has, and its name. */
interface Whole {
  size: number;
  name: string;
}

const HAN_UNITS =
  '万亿美元|万美元|亿美元|万亿|亿元|万元|万枚|亿枚|万人|万笔|美元|港元|港币|欧元|日元|分钟|小时|个月|个小时|公里|米|吨|千瓦|兆瓦|焦耳|秒|天|周|年|倍|枚|亿|万|家|种|笔|次|条|把|张|台|字|页|步|层楼|格|块|位|人|个|份|款|元|字节|道|件|项|期|轮|场|座|处|节';
const HAN = new RegExp(
  String.raw`(?<![第\d.,\p{L}])(?:[$¥€£])?(\d[\d,]*(?:\.\d+)?|[二两三四五六七八九十百千][一二三四五六七八九十百千零]*)\s?(${HAN_UNITS})(?!\s?[月号日代层])`,
  'gu',
);
/** A Han number may follow a Han word, but not an ordinal, a month or a weekday. */
const HAN_AFTER = new RegExp(
  String.raw`(?<=[\p{Script=Han}，、：；。“”‘’《》？！\s]|^)(?<![第星期周一二三四五六七八九十百千])(\d[\d,]*(?:\.\d+)?|[二两三四五六七八九十百千][一二三四五六七八九十百千零]*)\s?(${HAN_UNITS})`,
  'u',
);
const NUMBER_WORDS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ENGLISH = new RegExp(
  String.raw`(?<![\w#.$€£¥+-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|(?:${TENS.join('|')})-(?:one|${NUMBER_WORDS.slice(0, 8).join('|')})|${NUMBER_WORDS.join('|')}|${TENS.slice(1).join('|')})[ -]((?:(?:business|million|billion|trillion|thousand) )?[a-z]{3,}(?:s|people|men|women))\b`,
  'iu',
);
const MONEY = /(?<![\w#])([$€£¥]\d[\d,]*(?:\.\d+)?)\s?(trillion|billion|million|thousand|bn|tn|m|k)?\b/i;
const NOT_UNITS = /^(?:plus|versus|has|was|this|its|thus|is|halves|thirds|quarters|fifths|tenths)$/i;

const WHOLES: readonly { unit: RegExp; size: number; han: string; latin: string }[] = [
  { unit: /^(?:秒|seconds?)$/i, size: 60, han: '一分钟', latin: 'a minute' },
  { unit: /^(?:分钟|minutes?)$/i, size: 60, han: '一小时', latin: 'an hour' },
  { unit: /^(?:小时|个小时|hours?)$/i, size: 24, han: '一天', latin: 'a day' },
  { unit: /^(?:天|days?)$/i, size: 30, han: '30天', latin: '30 days' },
  { unit: /^(?:天|days?)$/i, size: 365, han: '一年', latin: 'a year' },
  { unit: /^(?:周|weeks?)$/i, size: 52, han: '一年', latin: 'a year' },
  { unit: /^(?:个月|months?)$/i, size: 12, han: '一年', latin: 'a year' },
  { unit: /^(?:年|years?)$/i, size: 10, han: '十年', latin: 'ten years' },
];

/** A number and its unit from a title, with one bar to scale; null when the title has no quantity. */
export function titleNumberOf(title: string): Figure | null {
  const quantity = readQuantity(title);
  if (!quantity) return null;
  const whole = wholeOf(quantity);
  return {
    kind: 'title-number',
    code: encodeDrawing({
      kind: 'title-number',
      highlighted: 0,
      lines: [toScale([quantity.value], 0, whole.size)],
    }),
    words: [quantity.digits, quantity.unit, '0', whole.name],
    count: Math.round(quantity.value),
    subject: '',
    label: whole.name,
    value:
      /^\p{Script=Han}/u.test(quantity.unit) || quantity.unit === ''
        ? `${quantity.digits}${quantity.unit}`
        : `${quantity.digits} ${quantity.unit}`,
  };
}

function readQuantity(whole: string): Quantity | null {
  // “A”四个字 counts the characters of a word.
  const title = whole.replace(/[”」》]\s?[一二两三四五六七八九十\d]+个字/u, '');
  const han = [HAN_AFTER, HAN]
    .map((pattern) => new RegExp(pattern.source, 'u').exec(title))
    .find((read) => read);
  if (han) {
    const [, number = '', unit = ''] = han;
    const value = toValue(number);
    const isYear = unit === '年' && value >= 1900;
    if (value > 1 && !isYear) return { digits: digitsOf(number, value), unit: withNoun(unit, han), value };
  }
  const money = MONEY.exec(title);
  if (money) {
    const [, sum = '', size = ''] = money;
    const value = toValue(sum.slice(1));
    const isShort = size.length < 3;
    if (value > 0) return { digits: isShort ? `${sum}${size}` : sum, unit: isShort ? '' : size, value };
  }
  const english = ENGLISH.exec(title);
  if (!english) return null;
  const [, number = '', unit = ''] = english;
  const value = toValue(number);
  const isYear = /^(?:19|20)\d\d$/.test(number);
  return value > 1 && !isYear && !NOT_UNITS.test(unit)
    ? { digits: digitsOf(number, value), unit, value }
    : null;
}

/** A measure word with the noun it counts, such as 个营业日. */
function withNoun(unit: string, read: RegExpExecArray): string {
  if (!/^[个家种把张条]$/.test(unit)) return unit;
  const rest = read.input.slice(read.index + read[0].length);
  const [next, suffix] = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(rest)];
  if (!next || !/^\p{Script=Han}{1,3}$/u.test(next.segment) || /^[的了在是和与也都从]/.test(next.segment))
    return unit;
  const isSuffixed = suffix && /^[器者员員机機率币幣链鏈日]$/.test(suffix.segment);
  return `${unit}${next.segment}${isSuffixed ? suffix.segment : ''}`;
}

function digitsOf(number: string, value: number): string {
  return /^\d/.test(number) ? number : value.toLocaleString('en');
}

function toValue(number: string): number {
  if (/^\d/.test(number)) return Number(number.replace(/,/g, ''));
  const word = number.toLowerCase();
  const [tens = '', ones = ''] = word.split('-');
  const ten = TENS.indexOf(tens);
  if (ten >= 0)
    return (
      (ten + 2) * 10 +
      (ones === 'one' ? 1 : Math.max(0, NUMBER_WORDS.indexOf(ones) + 2) * (ones === '' ? 0 : 1))
    );
  const plain = NUMBER_WORDS.indexOf(word);
  return plain >= 0 ? plain + 2 : (readHanNumber(number) ?? 0);
}

/** What the bar is a part of: the next larger unit of time, else the next round number. */
function wholeOf({ value, unit }: Quantity): Whole {
  const isHan = /\p{Script=Han}/u.test(unit);
  const time = WHOLES.find((whole) => whole.unit.test(unit) && value <= whole.size);
  if (time) return { size: time.size, name: isHan ? time.han : time.latin };
  const power = 10 ** Math.floor(Math.log10(value));
  const size = [1, 2, 5, 10].map((step) => step * power).find((step) => step > value) ?? 10 * power;
  return { size, name: size.toLocaleString('en', { useGrouping: size >= 10_000 }) };
}
