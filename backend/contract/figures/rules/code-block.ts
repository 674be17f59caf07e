import { encodeDrawing } from '@/backend/contract/figures/code';
import type { Figure } from '@/backend/contract/figures/figure';

const MIN_LINES = 3;
const MAX_LINES = 5;
/** Characters of a line; a longer one is cut. */
const MAX_CHARS = 48;
/** Lines that say what code does: conditions, results, and numbers of some length. */
const TELLING = /\b(?:require|assert|revert|return|throw|if)\b|\d{4,}/;

const COMMENT = /^\s*(?:\/\/|#|\*|\/\*)/;
/** A fence of Markdown that an import took for code. */
const FENCE = /^\s*```/;

/** Up to five lines of the first block of code, one of them highlighted; null for a text without such a block. */
export function codeOf(blocks: readonly string[]): Figure | null {
  for (const block of blocks) {
    const lines = block
      .replace(/\t/g, '  ')
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line.trim() !== '' && !FENCE.test(line));
    if (lines.length < MIN_LINES || isList(lines)) continue;
    const telling = lines.findIndex((line, index) => index > 0 && TELLING.test(line) && !COMMENT.test(line));
    const highlighted = telling < 0 ? Math.min(1, lines.length - 1) : telling;
    const from = Math.max(0, Math.min(highlighted - 2, lines.length - MAX_LINES));
    const shown = lines.slice(from, from + MAX_LINES);
    const indent = Math.min(...shown.map((line) => line.search(/\S/)));
    return {
      kind: 'code',
      code: encodeDrawing({ kind: 'code', highlighted: highlighted - from, lines: [[shown.length]] }),
      words: shown.map((line) => cut(line.slice(indent))),
      count: shown.length,
      subject: '',
      label: '',
      value: (lines[highlighted] ?? '').trim(),
    };
  }
  return null;
}

/** Whether a block lists checksums or addresses of files rather than code. */
function isList(lines: readonly string[]): boolean {
  return lines.filter((line) => /[0-9a-f]{40}/i.test(line)).length * 2 >= lines.length;
}

function cut(line: string): string {
  const chars = [...line];
  return chars.length <= MAX_CHARS ? line : `${chars.slice(0, MAX_CHARS - 1).join('')}…`;
}
