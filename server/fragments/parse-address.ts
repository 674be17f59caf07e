import { COMMENT_SORTS, type CommentSort } from '@/backend/contract/comments/states';
import type { Locale } from '@/lib/platform/language/locales';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** What the address of a fragment asks for, besides its language (`lib/platform/fragments/address.ts` writes it). */
export type FragmentRequest =
  | { kind: 'most-read' }
  /** A list beside the text, and which of its parts, from 1. */
  | { kind: 'side'; name: string; page: number }
  | { kind: 'after' | 'authors' | 'topics'; id: number }
  /** Comments of a story, also in an order that a reader chose. */
  | { kind: 'comments'; id: number; sort?: CommentSort };
export type FragmentKind = FragmentRequest['kind'];
export type RequestOf<Kind extends FragmentKind> = Extract<FragmentRequest, { kind: Kind }>;

/** Only the most read authors have further rows. */
const SIDE = /^\/fragments\/side\/(?:([a-zA-Z]+)|(hotAuthors)\/([1-9]\d?))$/;
const ITEM = /^\/fragments\/(after|authors|topics)\/([1-9]\d{0,14})$/;
const COMMENTS = /^\/fragments\/comments\/([1-9]\d{0,14})(?:\/([a-z]+))?$/;

/** The fragment at an address and its language; null for an address that is none. @param address without a query */
export function parseAddress(
  address: string,
): { locale: Locale; path: string; fragment: FragmentRequest } | null {
  const { locale, path } = splitAddress(address);
  const fragment = parsePath(path);
  return fragment && { locale, path, fragment };
}

/** Whether an address is that of a fragment. @param address with or without a query */
export const isFragment = (address: string): boolean => parseAddress(address.split('?')[0] ?? '') !== null;

function parsePath(path: string): FragmentRequest | null {
  if (path === '/fragments/most-read') return { kind: 'most-read' };
  const [, kind, id] = ITEM.exec(path) ?? [];
  if (kind !== undefined) return { kind: kind as 'after' | 'authors' | 'topics', id: Number(id) };
  const [, story, order] = COMMENTS.exec(path) ?? [];
  if (story !== undefined) {
    const sort = COMMENT_SORTS.find((each) => each === order);
    return order !== undefined && !sort ? null : { kind: 'comments', id: Number(story), sort };
  }
  const [, first, further, page = '1'] = SIDE.exec(path) ?? [];
  const name = first ?? further;
  return name === undefined ? null : { kind: 'side', name, page: Number(page) };
}
