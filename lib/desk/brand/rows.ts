import { NAV_PAGES, type NavPage } from '@/backend/contract/brand/sections';
import { REGION_KEY, regionPath } from '@/backend/contract/regions/first-regions';
import type { Locale } from '@/backend/contract/locale';
import { localOf, rowsOf, textOf } from '@/lib/desk/records/values';
import type { RegionForm } from './regions';

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

/** Added editions stand after this page in menus. */
const LAST_REGION: NavPage = 'hk';

/** A menu that the newsroom has not ordered: pages of the site, and the added editions among them. */
export function firstRows(pages: readonly NavPage[], regions: readonly RegionForm[]): BrandRow[] {
  const added = regions.filter(({ key, name }) => REGION_KEY.test(key) && Object.values(name).some(Boolean));
  const rows = added.map(({ key, name }) => ({
    page: '' as const,
    link: regionPath(key),
    name,
    is_hidden: false,
  }));
  return pages.flatMap((page) => (page === LAST_REGION ? [pageRow(page), ...rows] : [pageRow(page)]));
}

const isSame = (row: BrandRow, other: BrandRow): boolean =>
  row.page === other.page && row.link === other.link;

/** The rows of the site's own menu that a menu does not have: those that were taken out, and those that are newer. */
export function rowsLeftOut(rows: readonly BrandRow[], first: readonly BrandRow[]): BrandRow[] {
  return first.filter((row) => !rows.some((other) => isSame(row, other)));
}

/** The rows with one where the site's own menu has it: after the nearest before it that the rows have. */
export function withRow(rows: readonly BrandRow[], first: readonly BrandRow[], row: BrandRow): BrandRow[] {
  const before = first.slice(
    0,
    first.findIndex((each) => isSame(each, row)),
  );
  const at = rows.findLastIndex((other) => before.some((each) => isSame(each, other)));
  return rows.toSpliced(at + 1, 0, row);
}
