import { MAX_REGIONS } from '@/backend/contract/regions/first-regions';

/** The sections that a newsroom may switch off: their pages answer 404, and nothing leads to them. */
export const OPTIONAL_SECTIONS = ['events', 'data', 'usa', 'hk', 'landings'] as const;
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

/** The pages that navigation and footer may name, as the table of routes calls them. */
export const NAV_PAGES = [
  'home',
  'news',
  'columns',
  'events',
  'features',
  'usa',
  'hk',
  'data',
  'tools',
  'articles',
  'columnList',
  'weekly',
  'letters',
  'specials',
  'calendar',
  'organisers',
  'atlas',
  'about',
  'partners',
  'notices',
  'contact',
  'publish',
  'developers',
  'download',
  'terms',
  'disclaimer',
  'copyright',
] as const;
export type NavPage = (typeof NAV_PAGES)[number];

export const FOOTER_GROUPS = ['read', 'more', 'legal'] as const;
export type FooterGroup = (typeof FOOTER_GROUPS)[number];

/** The most rows of a menu: twenty, and each edition that the newsroom may add. */
export const MAX_NAV = 20 + MAX_REGIONS;

/** The pages of each optional section that menus may name. */
export const SECTION_PAGES: readonly { section: OptionalSection; pages: readonly NavPage[] }[] = [
  { section: 'events', pages: ['events', 'calendar', 'organisers'] },
  { section: 'data', pages: ['data'] },
  { section: 'usa', pages: ['usa'] },
  { section: 'hk', pages: ['hk'] },
];
