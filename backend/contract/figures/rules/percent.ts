import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';

const PERCENT = /(?<![\d.])(\d+(?:\.\d+)?)\s*(?:%|％|per\s?cent\b)|百分之(\d+(?:\.\d+)?)/i;

/** The percentage in a title, drawn as cells out of a hundred; null when there is no percentage up to 100. */
export function percentOf(title: string): Figure | null {
  const read = PERCENT.exec(title);
  const value = Number(read?.[1] ?? read?.[2] ?? NaN);
  if (!(value > 0 && value <= 100)) return null;
  return {
    kind: 'percent',
    code: encodeDrawing({ kind: 'percent', highlighted: 0, lines: [[Math.max(1, Math.round(value))]] }),
    words: [`${value}%`],
    count: 1,
    subject: '',
    label: '',
    value: `${value}%`,
  };
}
