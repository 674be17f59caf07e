import type { Messages } from '@/lib/platform/language/messages';
import type { RouteName } from '@/lib/platform/routing/routes';

export interface NavEntry {
  name: RouteName;
  /** Key under `nav` in the messages. */
  label: keyof Messages['nav'];
}

/** Main navigation in its order. */
export const mainNav = [
  { name: 'home', label: 'home' },
  { name: 'news', label: 'news' },
  { name: 'columns', label: 'columns' },
  { name: 'events', label: 'events' },
  { name: 'features', label: 'features' },
  { name: 'usa', label: 'usa' },
  { name: 'hk', label: 'hk' },
  { name: 'data', label: 'data' },
  { name: 'weekly', label: 'weekly' },
  { name: 'tools', label: 'tools' },
] as const satisfies readonly NavEntry[];

/** The tabs at the foot of a phone. */
export const tabNav: readonly NavEntry[] = [
  { name: 'home', label: 'home' },
  { name: 'news', label: 'news' },
  { name: 'data', label: 'data' },
  { name: 'events', label: 'events' },
  { name: 'my', label: 'my' },
];

/** The menu of a phone, in pairs: what the tabs do not lead to. */
export const menuNav = {
  sections: [
    { name: 'columns', label: 'columns' },
    { name: 'features', label: 'features' },
    { name: 'weekly', label: 'weekly' },
    { name: 'tools', label: 'tools' },
    { name: 'usa', label: 'usa' },
    { name: 'hk', label: 'hk' },
    { name: 'calendar', label: 'calendar' },
    { name: 'atlas', label: 'atlas' },
  ],
  about: [
    { name: 'about', label: 'about' },
    { name: 'partners', label: 'partners' },
    { name: 'notices', label: 'notices' },
    { name: 'contact', label: 'contact' },
  ],
} as const satisfies Record<string, readonly NavEntry[]>;

export const footerNav = {
  read: [
    { name: 'articles', label: 'articles' },
    { name: 'columnList', label: 'columnList' },
    { name: 'weekly', label: 'weekly' },
    { name: 'letters', label: 'letters' },
    { name: 'specials', label: 'specials' },
    { name: 'calendar', label: 'calendar' },
    { name: 'organisers', label: 'organisers' },
  ],
  more: [
    { name: 'about', label: 'about' },
    { name: 'partners', label: 'partners' },
    { name: 'notices', label: 'notices' },
    { name: 'contact', label: 'contact' },
    { name: 'publish', label: 'publish' },
    { name: 'developers', label: 'developers' },
    { name: 'download', label: 'download' },
  ],
  legal: [
    { name: 'terms', label: 'terms' },
    { name: 'disclaimer', label: 'disclaimer' },
    { name: 'copyright', label: 'copyright' },
  ],
} as const satisfies Record<string, readonly NavEntry[]>;
