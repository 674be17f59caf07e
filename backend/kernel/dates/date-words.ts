import { zoneOfName } from '@/backend/kernel/zones/zone-of-name';
import { withEnglishMonths } from './month-names';

const NUMERALS = '〇一二三四五六七八九';
const WEEKDAY = /(?:周|週|星期|礼拜|禮拜)[一二三四五六日天](?!\s*前),?/g;
const MORNING = /凌晨|清晨|早上|早晨|早间|早(?=\s*\d)|上午|午夜|오전/g;
const AFTERNOON = /下午|午后|午後|傍晚|晚上|晚间|晚間|晚(?=\s*\d)|夜间|夜間|오후/g;
const NOON = /中午|正午/g;
const NOON_ALONE = /正午(?!\s*\d)/;
/** What stands after a date and says who wrote. */
const BYLINE = /[\s|·]*(?:来源|來源|编辑|編輯|作者|记者|記者|责编|責編|出处|出處)\s*[:：].*$/u;
const ZONE_NAME = /[\p{Script=Han}A-Z]{2,}?(?:标准|標準|夏令|夏季)?(?:时间|時間)/gu;
const ENGLISH_WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?,?/gi;
const LABEL =
  /^(?:[\p{Script=Han} ]+:|(?:发布|發布|发表|發表|刊登|更新)(?:于|於|时间|時間|日期)?|(?:published|posted|updated|date)(?: on| at)?:?)\s*/iu;
/** Dates as serialised by programs: `/Date(1795613374000+0800)/`, `@1795613374`. */
const WRAPPED = /^(?:\/?Date\((\d{9,13})(?:[+-]\d{4})?\)\/?|@(\d{9,13}))$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date in Latin letters and digits, and the names of zones that were written in brackets or in Chinese. */
interface PlainDate {
  text: string;
  zones: string[];
}

/**
 * A date as programs and people write it, brought to one of few forms: without weekdays, labels and remarks; Chinese months,
 * hours and `下午` in Latin letters; `T` between day and time as a space.
 */
export function plainDate(written: string): PlainDate {
  const zones: string[] = [];
  const text = written
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[([{]([^()[\]{}]*)[)\]}]/g, (_, inside: string) => {
      // A weekday in brackets is no zone.
      if (zoneOfName(inside) !== null || /\d/.test(inside)) zones.push(inside);
      return ' ';
    })
    .replace(LABEL, '')
    .replace(BYLINE, '')
    .replace(ZONE_NAME, (name) => {
      if (zoneOfName(name) === null) return name;
      zones.push(name);
      return ' ';
    });
  return {
    text: latinClock(latinDay(withEnglishMonths(text)))
      .replace(/\s+/g, ' ')
      .trim(),
    zones,
  };
}

function latinDay(text: string): string {
  return text
    .replace(/[〇零一二三四五六七八九十]+(?=\s*[年月日号號时時点點分秒])/g, numberOf)
    .replace(WEEKDAY, ' ')
    .replace(ENGLISH_WEEKDAY, ' ')
    .replace(/^\p{L}+\.?,\s*(?=\d)/u, '')
    .replace(/民[国國]\s*(\d{2,3})(?=\s*年)/, (_, year: string) => String(Number(year) + 1911))
    .replace(/(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号號]?/, '$1-$2-$3 ')
    .replace(/^(\d{4})\.\s+(\d{1,2})\.\s+(\d{1,2})\.?(?=\s|$)/, '$1-$2-$3')
    .replace(/(\d{4})\s*年\s*(\d{1,2})\s*月/, '$1-$2 ')
    .replace(/(\d{1,2})\s*月/, (_, month: string) => ` ${MONTHS[Number(month) - 1] ?? '?'} `)
    .replace(/^(\s*[a-z]{3} +\d{1,2})\s*[日号號]/, '$1 ')
    .replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1')
    .replace(/^(\d{1,2})\/([a-z]{3})\/(\d{4}):(?=\d)/i, '$1 $2 $3 ')
    .replace(/(\d) *[-–—|] +(?=\d{1,2}:\d)/, '$1 ')
    .replace(/^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{8})(?:[T, ]\s*|(?<=\d{8}))(?=\d{2})/i, '$1 ')
    .replace(/^(\d{4})(\d{2})(\d{2})(?=$|[ zZ+-])/, '$1-$2-$3')
    .replace(
      /^(\d{4}-\d{2}-\d{2}) (\d{2})(\d{2})(\d{2})?(?=$|[ .,zZ+-])/,
      (_, day: string, ...time: string[]) => `${day} ${time[0]}:${time[1]}:${time[2] ?? '00'}`,
    );
}

function latinClock(text: string): string {
  const withMinutes = /\d:\d/.test(text) ? text : text.replace(/(\d{1,2})\s*([ap])\.?m\b\.?/i, '$1:00 $2m');
  return withMinutes
    .replace(MORNING, ' am ')
    .replace(AFTERNOON, ' pm ')
    .replace(NOON_ALONE, ' 12:00 ')
    .replace(NOON, ' noon ')
    .replace(
      /(\d{1,2})\s*[时時点點]\s*(?:(半)|(\d{1,2})\s*分?)?\s*(?:(\d{1,2})\s*秒)?/,
      (_, hour: string, half?: string, minute = '0', second = '0') =>
        ` ${hour}:${half ? '30' : minute.padStart(2, '0')}:${second.padStart(2, '0')} `,
    )
    .replace(/\b([ap])\.m\.?/gi, '$1m')
    .replace(/(\d)([ap]m)\b/gi, '$1 $2')
    .replace(/\b(?:at|on|of|the)\b/gi, ' ');
}

function numberOf(numerals: string): string {
  const digit = (sign: string) => String(Math.max(0, NUMERALS.indexOf(sign)));
  if (!numerals.includes('十')) return [...numerals.replaceAll('零', '〇')].map(digit).join('');
  const [tens = '', ones = ''] = numerals.split('十');
  return String((tens === '' ? 1 : Number(digit(tens))) * 10 + (ones === '' ? 0 : Number(digit(ones))));
}

/** The digits of a number of seconds or milliseconds in what programs put around it; null for anything else. */
export function wrappedEpoch(written: string): string | null {
  const match = WRAPPED.exec(written);
  return match?.[1] ?? match?.[2] ?? null;
}
