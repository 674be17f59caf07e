import { createHash } from 'node:crypto';
import { REGION_KEY } from '@/backend/contract/regions/first-regions';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { NEWS_PICTURES, type NewsShape } from '@/lib/pictures/picture-sizes';
import { fileType, type ShareCard } from './card';

/** What a share picture can be about. The id of a `page` is the name of its route. */
const SHARE_KINDS = [
  'story',
  'event',
  'author',
  'topic',
  'label',
  'category',
  'newsCategory',
  'day',
  'ledger',
  'notice',
  'weeklyIssue',
  'letter',
  'partner',
  'tool',
  'dataType',
  'series',
  'landing',
  'quizResult',
  'page',
  'region',
] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

export interface ShareSubject {
  kind: ShareKind;
  /** Number of an item, a day, a type or the key of a series, name of a route, or last part of an address. */
  id: string;
}

/** The version of the drawing. Increase it when pictures are drawn differently, so that they get new addresses. */
const DRAWING = 5;
const HASH_LENGTH = 16;
const FILE = /^(zh-Hans|zh-Hant|en)-([0-9a-f]{16})(?:-(\d{1,2}x\d))?\.(?:png|jpg)$/;
const FORM = {
  page: /^[A-Za-z0-9]{1,20}$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  ledger: /^\d{4}-\d{2}-\d{2}$/,
  landing: /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/,
  quizResult: /^[SD][LF][NP][BC]$/,
  dataType: /^[\w-]{1,60}$/,
  series: /^[\w-]{1,60}$/,
  region: REGION_KEY,
  item: /^[1-9]\d{0,14}$/,
};

/** The hash in the address of a card's picture; it changes with the content. */
export function hashCard(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/**
 * The root-relative address of a picture; the content at an address never changes. Without a shape, the picture is the
 * card for social networks.
 */
export function shareAddress({ kind, id }: ShareSubject, card: ShareCard, shape?: NewsShape): string {
  const shaped = shape ? `-${shape}` : '';
  return `/share/${kind}/${id}/${card.locale}-${hashCard(card)}${shaped}.${fileType(card)}`;
}

/** Reads an address under /share; null when it is not valid. */
export function readShareAddress(
  kind: string,
  id: string,
  file: string,
): { subject: ShareSubject; locale: Locale; hash: string; shape?: NewsShape } | null {
  const match = FILE.exec(file);
  const locale = LOCALES.find((candidate) => candidate === match?.[1]);
  const subjectKind = SHARE_KINDS.find((candidate) => candidate === kind);
  const hash = match?.[2];
  if (!subjectKind || !locale || !hash) return null;
  const shape = match[3];
  if (shape !== undefined && (subjectKind !== 'story' || !isShape(shape))) return null;
  const form = subjectKind in FORM ? FORM[subjectKind as keyof typeof FORM] : FORM.item;
  if (!form.test(id)) return null;
  return { subject: { kind: subjectKind, id }, locale, hash, shape };
}

function isShape(name: string): name is NewsShape {
  return Object.hasOwn(NEWS_PICTURES, name);
}
