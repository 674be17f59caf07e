import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';
import { widthInHan } from './rows';

const STEPS = { min: 3, max: 6 };
/** The longest name of a step, in Han characters. */
const MAX_NAME = 7;
const NUMBERED =
  /^(?:第[一二三四五六七八九十\d]+步|步骤\s?[一二三四五六七八九十\d]+|step\s+\w+|\d{1,2}[.)、]|[一二三四五六七八九十]+、)[\s:：.—–-]*(.+)$/i;
const PAUSE = /[，。：；、,.;:!?？！（(—–]|\s-\s/;

/** The names of three to six steps: a numbered list, or numbered headings; null when there are no such names. */
export function orderOf(lists: readonly (readonly string[])[], headings: readonly string[]): Figure | null {
  const numbered = headings.flatMap((heading) => NUMBERED.exec(heading)?.[1] ?? []);
  for (const list of [...lists, numbered]) {
    // A list of sources is no order of steps.
    if (list.filter((item) => /\b(?:19|20)\d\d\b/.test(item)).length * 2 >= list.length) continue;
    const names = list.map((item) => (item.split(PAUSE)[0] ?? '').trim());
    const isShort = names.every((name) => /\p{L}{2}/u.test(name) && widthInHan(name) <= MAX_NAME);
    if (
      names.length < STEPS.min ||
      names.length > STEPS.max ||
      !isShort ||
      new Set(names).size < names.length
    )
      continue;
    const lengths = list.map((item) => item.length);
    const highlighted = lengths.indexOf(Math.max(...lengths));
    return {
      kind: 'order',
      code: encodeDrawing({ kind: 'order', highlighted, lines: [[names.length]] }),
      words: names,
      count: names.length,
      subject: '',
      label: '',
      value: names.join(' → '),
    };
  }
  return null;
}
