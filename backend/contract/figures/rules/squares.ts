import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';

const AMOUNT = String.raw`([$¥€£]?)(\d[\d,]*(?:\.\d+)?)\s*(万亿|亿|千万|百万|万|兆|trillion|billion|million|thousand|tn|bn|k|m)?([^\s\d，。,.:：；;]{0,3})`;
const PAIR = [
  new RegExp(String.raw`(?:从|由|從)${AMOUNT}.{0,8}?(?:到|至|升至|降至|涨到|跌到|增至|漲到)${AMOUNT}`, 'i'),
  new RegExp(String.raw`\bfrom\s+${AMOUNT}.{0,24}?\bto\s+${AMOUNT}`, 'i'),
];
const SIZES: Record<string, number> = {
  万亿: 1e12,
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  万: 1e4,
  兆: 1e12,
  trillion: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  million: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
};
/** Below this ratio the two squares look alike. */
const MIN_RATIO = 3;

/** A quantity before and after, from the title or the summary, if one is at least three times the other. */
export function squaresOf(...texts: string[]): Figure | null {
  for (const text of texts) {
    for (const pattern of PAIR) {
      const read = pattern.exec(text);
      if (!read) continue;
      const [, , before = '', beforeSize, , , after = '', afterSize] = read;
      // In "从3到12万" the size of the first number is omitted: it is that of the second.
      const first = amount(before, beforeSize ?? afterSize);
      const second = amount(after, afterSize);
      const [min, max] = [Math.min(first, second), Math.max(first, second)];
      if (!(min > 0 && max / min >= MIN_RATIO)) continue;
      const label = written(read.slice(1, 5));
      const value = written(read.slice(5, 9));
      return {
        kind: 'squares',
        code: encodeDrawing({ kind: 'squares', highlighted: 1, lines: [toScale([first, second], 0, max)] }),
        words: [label, value],
        count: 2,
        subject: '',
        label,
        value,
      };
    }
  }
  return null;
}

function amount(digits: string, size: string | undefined): number {
  return Number(digits.replace(/,/g, '')) * (SIZES[size?.toLowerCase() ?? ''] ?? 1);
}

/** Sign, digits and magnitude, without following letters, which may belong to the next word. */
function written([sign = '', digits = '', size = '']: (string | undefined)[]): string {
  return `${sign}${digits}${/^[a-z]{3,}$/i.test(size) ? ` ${size}` : size}`;
}
