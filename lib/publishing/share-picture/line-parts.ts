import 'server-only';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import { MAX_TEXT, MAX_TITLE, type ShareCard } from './card';
import type { LedgerHour } from './ledger-sheet';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';
import { printable } from '@/lib/publishing/share-picture/text/characters';

/** The texts of a card in pieces between which a line may break; made here, so that the worker needs no dictionary. */
export function linePartsOf({ title, text, lang, ledger }: ShareCard): LineParts {
  if (ledger) return ledger.hours.flatMap(({ lines }) => lines.map(ledgerParts));
  const printed = [printable(title, MAX_TITLE), printable(text, MAX_TEXT)];
  return printed.map((printedText) => ({ text: printedText, parts: headlineParts(printedText, lang) }));
}

const AFTER_PAUSE = /(?<=[，。：；、？！,:;?!])/u;
/**
 * The number of Han characters of an important title that fit into a line of the ledger; other characters count as half
 * of one.
 */
const KEY_LINE = 18;

/** Important titles break only after punctuation, if they have any and the text between fits into a line. */
function ledgerParts({ title, lang, isImportant }: LedgerHour['lines'][number]): LineParts[number] {
  const clauses = isImportant ? title.split(AFTER_PAUSE) : [title];
  const parts = clauses.flatMap((clause) =>
    clauses.length > 1 && widthOf(clause) <= KEY_LINE ? [clause] : headlineParts(clause, lang),
  );
  return { text: title, parts };
}

function widthOf(text: string): number {
  return text.length - text.replace(/[^ -~]/g, '').length / 2;
}
