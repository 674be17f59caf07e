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
  return printed.map((one) => ({ text: one, parts: headlineParts(one, lang) }));
}

const AFTER_PAUSE = /(?<=[，。：；、？！,:;?!])/u;

/** Important titles break only after punctuation, if they have any. */
function ledgerParts({ title, lang, isImportant }: LedgerHour['lines'][number]): LineParts[number] {
  const pauses = title.split(AFTER_PAUSE);
  return { text: title, parts: isImportant && pauses.length > 1 ? pauses : headlineParts(title, lang) };
}
