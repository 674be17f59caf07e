import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { notFound, permanentRedirect } from 'next/navigation';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { readingOf, type Reading } from '@/lib/platform/language/localize';
import { pageAddress, parsePage, type PageRequest } from '@/lib/platform/paging/pager';

/** The language of the page that is being rendered. */
export async function pageLocale(): Promise<Locale> {
  const given = await rootLocale();
  const locale = LOCALES.find((one) => one === given);
  if (!locale) notFound();
  return locale;
}

/** How the page that is being rendered shows Chinese. */
export async function pageReading(): Promise<Reading> {
  return readingOf(await pageLocale());
}

/** A numeric parameter; the middleware lets only such addresses through. */
export function toId(value: string): number {
  const id = Number(value);
  if (!Number.isSafeInteger(id) || id <= 0) notFound();
  return id;
}

/** The page of a numbered list an address asks for; page 1 has the address of the list itself. */
export function toPageRequest(value: string, list: string): PageRequest {
  const at = parsePage(value);
  if (!at) notFound();
  if (pageAddress('', at) === '') permanentRedirect(list);
  return at;
}

/** A page of a numbered list; beyond the last one there is none. */
export function withinEnd<List extends { page: number; pages: number }>(list: List): List {
  if (list.page > list.pages) notFound();
  return list;
}
