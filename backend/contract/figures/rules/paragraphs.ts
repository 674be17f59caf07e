import { encodeDrawing, toScale } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';

/** The most bars that can be told apart: in a longer text, several paragraphs share one. */
const MAX_BARS = 36;

/** Draws the text itself: one bar for each paragraph, as long as the paragraph. */
export function paragraphsOf(lengths: readonly number[]): Figure {
  const each = Math.max(1, Math.ceil(lengths.length / MAX_BARS));
  const bars = Array.from({ length: Math.ceil(lengths.length / each) }, (_, index) =>
    lengths.slice(index * each, (index + 1) * each).reduce((sum, length) => sum + length, 0),
  );
  const lit = Math.max(0, bars.indexOf(Math.max(...bars)));
  return {
    code: encodeDrawing({ rule: 'paragraphs', lit, lines: [toScale(bars, 0, Math.max(1, ...bars))] }),
    count: lengths.length,
    subject: '',
    label: '',
    value: String(Math.max(0, ...lengths)),
  };
}
