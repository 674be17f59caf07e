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

/** A page of the site as a link of a menu, under its own name. */
export const pageRow = (page: NavPage): BrandRow => ({ page, link: '', name: {}, is_hidden: false });

/** The pages of the site's own menu that a menu does not have: those that were taken out, and those that are newer. */
export function pagesLeftOut(rows: readonly BrandRow[], first: readonly NavPage[]): NavPage[] {
  return first.filter((page) => !rows.some((row) => row.page === page));
}

/** The rows with a page where the site's own menu has it: after the nearest page before it that the rows have. */
export function withPage(rows: readonly BrandRow[], first: readonly NavPage[], page: NavPage): BrandRow[] {
  const before = first.slice(0, first.indexOf(page));
  const at = rows.findLastIndex((row) => row.page !== '' && before.includes(row.page));
  return rows.toSpliced(at + 1, 0, pageRow(page));
}
