import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { notFound } from 'next/navigation';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { readerLanguage, type ReaderLanguage } from '@/lib/platform/language/localize';
import { parsePage, type PageRequest } from '@/lib/platform/paging/pager';

/** The props Next gives a page: the parameters of its folder. */
export interface PageProps<Key extends string> {
  params: Promise<Record<Key, string>>;
}

/** The parameters of a page's request: its language and, if its address has them, its id and page number. */
type Requested<Key extends string> = { language: ReaderLanguage; locale: Locale } & ('id' extends Key
  ? { id: number }
  : unknown) &
  ('page' extends Key ? { at: PageRequest } : unknown);

/** Reads the parameters of a page. Ends in the 404 page when one of them is not valid. */
export async function readRequest<Key extends 'id' | 'page'>({
  params,
}: PageProps<Key>): Promise<Requested<Key>> {
  const { id, page }: { id?: string; page?: string } = await params;
  const language = await pageLanguage();
  return {
    language,
    locale: language.locale,
    ...(id !== undefined && { id: toId(id) }),
    ...(page !== undefined && { at: parsePage(page) ?? notFound() }),
  } as Requested<Key>;
}

/** The language of the page that is being rendered. Ends in the 404 page for an unknown language. */
export async function pageLocale(): Promise<Locale> {
  const requestedLocale = await rootLocale();
  const locale = LOCALES.find((candidate) => candidate === requestedLocale);
  if (!locale) notFound();
  return locale;
}

/** The language and script of the page that is being rendered. */
export async function pageLanguage(): Promise<ReaderLanguage> {
  return readerLanguage(await pageLocale());
}

/** An id from an address. Ends in the 404 page when it is not a positive whole number. */
export function toId(value: string): number {
  const id = Number(value);
  if (!Number.isSafeInteger(id) || id <= 0) notFound();
  return id;
}

/** Returns the given page of a numbered list. Ends in the 404 page when it is after the last one. */
export function withinEnd<List extends { page: number; pages: number }>(list: List): List {
  if (list.page > list.pages) notFound();
  return list;
}
