import { shorten, type Loss } from '@/backend/import/body/loss';
import { htmlToLine } from '@/backend/import/text/plain';
import type { GhostPost } from './export';
import { listOf, parsePayload, payloadOf, textOf, type Payload } from './payload';

const MAIL_CARD = /^email(-cta)?$/;

/**
 * Cards that a post sends by e-mail and its page does not show. The HTML of an export has nothing in their place; where
 * the text is read from what the editor stores, they are named as they are read.
 */
export function mailCards(post: GhostPost): Loss[] {
  if (!post.html) return [];
  const cards = [...lexicalCards(post), ...mobiledocCards(post)].filter(([name, card]) => isMail(name, card));
  return cards.map(([, card]) => ({
    kind: 'gated',
    what: shorten(`card for e-mail only: ${htmlToLine(textOf(card, 'html', 'textValue', 'text'))}`),
    place: '',
  }));
}

type Card = [name: string, card: Payload];

function lexicalCards(post: GhostPost): Card[] {
  const nodes = listOf(payloadOf(parsePayload(post.lexical)?.['root']), 'children');
  return nodes.map((node) => [textOf(node, 'type'), node]);
}

function mobiledocCards(post: GhostPost): Card[] {
  const cards = parsePayload(post.mobiledoc)?.['cards'];
  if (!Array.isArray(cards)) return [];
  return cards.flatMap((card: unknown): Card[] =>
    Array.isArray(card) ? [[String(card[0]), payloadOf(card[1])]] : [],
  );
}

function isMail(name: string, card: Payload): boolean {
  const visibility = payloadOf(card['visibility']);
  const web = payloadOf(visibility['web']);
  const isForNobody = web['nonMember'] === false && web['memberSegment'] === '';
  return MAIL_CARD.test(name) || visibility['showOnWeb'] === false || isForNobody;
}
