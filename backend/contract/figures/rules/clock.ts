import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { readHanNumber } from '@/backend/contract/figures/han-number';

const HAN =
  /(凌晨|半夜|清晨|早上|上午|中午|下午|傍晚|晚上|夜里|深夜)?([二两三四五六七八九十][一二]?|\d{1,2})[点點时時](?![五六七八九]|\d|一?点|评|一滴|子|击|赞|数|名|燃|出|明)/u;
const COLON = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/;
const ENGLISH_HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ENGLISH = new RegExp(
  String.raw`\b(?:at )?(\d{1,2}|${ENGLISH_HOURS.join('|')})\s?(a\.?m\.?|p\.?m\.?|in the morning|in the afternoon|in the evening|at night|o[’']clock)(?=\W|$)`,
  'i',
);
const LATE = /下午|傍晚|晚上|夜里|深夜|^p|afternoon|evening/i;

/** The hour of a title on a dial of 24 hours; null when the title names none. */
export function clockOf(title: string): Figure | null {
  const hour = readHour(title);
  if (hour === null) return null;
  return drawClock(`${String(hour).padStart(2, '0')}:00`);
}

/** The figure of a time of day. @param name the time as `19:30` */
export function drawClock(name: string): Figure {
  const hour = Number(name.slice(0, 2));
  return {
    kind: 'clock',
    code: encodeDrawing({ kind: 'clock', highlighted: hour, lines: [[hour]] }),
    words: [name],
    count: 24,
    subject: '',
    label: '',
    value: name,
  };
}

function readHour(title: string): number | null {
  const colon = COLON.exec(title);
  if (colon) return Number(colon[1]);
  const han = HAN.exec(title);
  if (han) {
    const [, part = '', number = ''] = han;
    const hour = /^\d/.test(number) ? Number(number) : readHanNumber(number);
    // Without a part of the day, “三点” may be three points of an argument.
    return part === '' || hour === null ? null : ofDay(hour, part);
  }
  const english = ENGLISH.exec(title);
  if (!english) return null;
  const [, number = '', part = ''] = english;
  const hour = /^\d/.test(number) ? Number(number) : ENGLISH_HOURS.indexOf(number.toLowerCase()) + 1;
  return /clock/i.test(part) ? null : ofDay(hour, part);
}

function ofDay(hour: number, part: string): number | null {
  if (hour > 24) return null;
  const isNight = /at night/i.test(part) && hour >= 6;
  return (
    (hour < 12 && (LATE.test(part) || isNight) ? hour + 12 : hour === 12 && /^a/i.test(part) ? 0 : hour) % 24
  );
}
