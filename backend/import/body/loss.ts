import { escapeAttribute } from '@/backend/contract/rich-text/escape';
import { oneLine } from '@/backend/import/text/plain';

/**
 * `lost`: it did not arrive, or not whole. `gated`: left out, because its source does not show it to everyone. `stored`:
 * not shown to everyone by its source either, but imported, so that the item must not be published. `changed`: it
 * arrives in another form, as a player that becomes a link card.
 */
export type LossKind = 'lost' | 'gated' | 'stored' | 'changed';

/** A part of a text that does not arrive unchanged. */
export interface Loss {
  kind: LossKind;
  /** What it is, and why, for the operator. */
  what: string;
  /** The words before it in the text, or empty at its beginning. */
  place: string;
}

export const LOST_TAG = 'lost-part';
const MAX_WHAT = 160;

/**
 * A mark in HTML in place of a part that does not arrive. The last step of a conversion collects the marks, so that a
 * step before it cannot drop anything without a trace.
 */
export function lostPart(what: string, kind: LossKind = 'lost'): string {
  // Brackets are written as entities, so that no later step takes the name of a shortcode for a shortcode.
  const written = escapeAttribute(shorten(what)).replaceAll('[', '&#91;').replaceAll(']', '&#93;');
  return `<${LOST_TAG} data-kind="${kind}" data-what="${written}"></${LOST_TAG}>`;
}

/** A text without the marks in it. */
export function withoutMarks(text: string): string {
  return text.replace(new RegExp(`<${LOST_TAG}\\b[^>]*></${LOST_TAG}>`, 'g'), '');
}

/** A description on one line, cut to a length that fits into a report. */
export function shorten(what: string): string {
  const characters = [...oneLine(what)];
  return characters.length <= MAX_WHAT
    ? characters.join('')
    : `${characters.slice(0, MAX_WHAT - 1).join('')}…`;
}

const KINDS: Record<string, LossKind> = {
  lost: 'lost',
  gated: 'gated',
  stored: 'stored',
  changed: 'changed',
};

/** The kind a mark names; `lost` for an unknown one. */
export function lossKind(name: string | undefined): LossKind {
  return (name !== undefined && Object.hasOwn(KINDS, name) && KINDS[name]) || 'lost';
}
