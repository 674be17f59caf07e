import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Brand } from '@/backend/contract/brand/brand';
import { regionPath } from '@/backend/contract/regions/first-regions';
import type { FooterGroup } from '@/backend/contract/brand/sections';
import { addedRegions } from '@/lib/platform/config/regions';
import { siteBrand } from '@/lib/platform/config/site-brand';
import type { Locale } from '@/lib/platform/language/locales';
import { nameIn } from '@/lib/platform/language/text-in';
import { href } from '@/lib/platform/routing/href';
import { localAddress } from '@/lib/platform/routing/local-address';
import type { RouteName } from '@/lib/platform/routing/routes';
import { footerNav, mainNav, menuNav, type NavEntry, tabNav } from './navigation';
import { sectionOf } from './section-of';
import type { Section } from './section';
import { isFilled, isLinkFilled, isRegionFilled } from '@/lib/publishing/metadata/filled-sections';

/** A link of the site's navigation in one language. */
export interface NavItem {
  /** The page it leads to; null for an address that the desk has written. */
  name: RouteName | null;
  href: string;
  label: string;
  section: Section;
}

type Row = Brand['nav'][number];

/** In menus, the editions that the newsroom added stand after this page. */
const LAST_REGION: RouteName = 'hk';

/** The main navigation: as the desk has ordered it, else every section that is shown. Sections without content wait. */
export async function mainItems(locale: Locale): Promise<NavItem[]> {
  return itemsOf(siteBrand().nav ?? [], mainNav, locale);
}

/** The tabs at the foot of a phone: without those that the desk has hidden in the main navigation, and with its names. */
export async function tabItems(locale: Locale): Promise<NavItem[]> {
  const rows = siteBrand().nav ?? [];
  const rowOf = (item: NavItem) => rows.find(({ page }) => page === item.name);
  const tabs = await itemsOf([], tabNav, locale);
  return tabs
    .filter((item) => !rowOf(item)?.is_hidden)
    .map((item) => ({ ...item, label: nameIn(rowOf(item)?.name ?? {}, locale) || item.label }));
}

/** What the menu of a phone offers beside the tabs: the main navigation, and pages that only the menu leads to. */
export async function menuItems(locale: Locale): Promise<NavItem[]> {
  const rows = siteBrand().nav ?? [];
  if (rows.length === 0) return itemsOf([], menuNav.sections, locale);
  const tabs = new Set<RouteName | null>(tabNav.map(({ name }) => name));
  const ordered = (await mainItems(locale)).filter(({ name }) => !tabs.has(name));
  const others = menuNav.sections.filter(({ name }) => !rows.some(({ page }) => page === name));
  const inMain = new Set<RouteName>(mainNav.map(({ name }) => name));
  return [
    ...ordered,
    ...(await itemsOf(
      [],
      others.filter(({ name }) => !inMain.has(name)),
      locale,
    )),
  ];
}

/** The pages about the newsroom in the menu of a phone. */
export async function aboutItems(locale: Locale): Promise<NavItem[]> {
  return itemsOf([], menuNav.about, locale);
}

/** The links of a group of the footer. */
export async function footerItems(group: FooterGroup, locale: Locale): Promise<NavItem[]> {
  return itemsOf(siteBrand().footer?.[group] ?? [], footerNav[group], locale);
}

async function itemsOf(
  rows: readonly Row[],
  entries: readonly NavEntry[],
  locale: Locale,
): Promise<NavItem[]> {
  const nav = await getTranslations('nav');
  if (rows.length === 0)
    return entries
      .flatMap((entry) => (entry.name === LAST_REGION ? [entry, ...addedRegions()] : [entry]))
      .flatMap((entry) => {
        if ('key' in entry)
          return isRegionFilled(entry.key)
            ? [linkItem(regionPath(entry.key), nameIn(entry.name, locale), locale)]
            : [];
        return isFilled(entry.name) ? [pageItem(entry.name, nav(entry.label), locale)] : [];
      });
  return rows
    .filter(({ page, link, is_hidden }) => !is_hidden && (page === '' ? isLinkFilled(link) : isFilled(page)))
    .map((row) => {
      const written = nameIn(row.name, locale);
      return row.page === ''
        ? linkItem(row.link, written, locale)
        : pageItem(row.page, written || nav(row.page), locale);
    });
}

function pageItem(name: RouteName, label: string, locale: Locale): NavItem {
  return { name, href: href(locale, name), label, section: sectionOf(name) };
}

/** A link to a path of this site stays in the reader's language. */
function linkItem(link: string, label: string, locale: Locale): NavItem {
  const isHere = link.startsWith('/');
  return {
    name: null,
    href: isHere ? localAddress(locale, link) : link,
    label,
    section: { paths: isHere ? [link] : [], folders: [] },
  };
}
