import { NAV_PAGES, type NavPage } from '@/backend/contract/brand/sections';
import type { Locale } from '@/backend/contract/locale';
import { localOf, rowsOf, textOf } from '@/lib/desk/records/values';

/** A link of a menu: a page of the site, or an address with a name. */
export interface BrandRow {
  page: NavPage | '';
  link: string;
  name: Partial<Record<Locale, string>>;
  is_hidden: boolean;
}

/** The links of a menu, read from the document of the form. */
export function brandRows(value: unknown): BrandRow[] {
  return rowsOf(value).map((row) => ({
    page: NAV_PAGES.find((page) => page === row['page']) ?? '',
    link: textOf(row['link']),
    name: localOf(row['name']),
    is_hidden: row['is_hidden'] === true,
  }));
}

/** The rows with one moved up (-1) or down (1). */
export function moveRow(rows: readonly BrandRow[], at: number, by: -1 | 1): BrandRow[] {
  const moved = [...rows];
  moved.splice(at + by, 0, ...moved.splice(at, 1));
  return moved;
}
