import type { RouteName } from './routes';

/** Kinds of items that may be missing at a valid address, and the list that the error page links to. */
export const MISSING_ITEMS = {
  flash: { routes: ['flash', 'contents'], list: 'news' },
  article: { routes: ['article'], list: 'articles' },
  newsCategory: { routes: ['newsCategory'], list: 'news' },
  category: { routes: ['category'], list: 'articles' },
  newsDay: { routes: ['newsDay'], list: 'news' },
  author: { routes: ['author'], list: 'columnList' },
  topic: { routes: ['topic'], list: 'features' },
  label: { routes: ['label'], list: 'features' },
  event: { routes: ['event'], list: 'events' },
  organiser: { routes: ['organiser'], list: 'organisers' },
  calendarMonth: { routes: ['calendarMonth'], list: 'calendar' },
  calendarWeeks: { routes: ['calendarFrom', 'calendarCity'], list: 'calendar' },
  dataType: { routes: ['dataType'], list: 'data' },
  weeklyIssue: { routes: ['weeklyIssue'], list: 'weekly' },
  notice: { routes: ['notice'], list: 'notices' },
  tool: { routes: ['tool'], list: 'tools' },
  partner: { routes: ['partner'], list: 'partners' },
} as const satisfies Record<string, { routes: readonly RouteName[]; list: RouteName }>;

export type MissingItem = keyof typeof MISSING_ITEMS;

export const MISSING_ITEM_NAMES = Object.keys(MISSING_ITEMS).filter(isMissingItem);

export function isMissingItem(name: string): name is MissingItem {
  return name in MISSING_ITEMS;
}

/** The kind of item a route shows; null for other routes. */
export function missingItemOf(route: RouteName): MissingItem | null {
  return (
    MISSING_ITEM_NAMES.find((name) => MISSING_ITEMS[name].routes.some((shown) => shown === route)) ?? null
  );
}
