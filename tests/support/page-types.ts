import { localAddress } from '@/lib/platform/routing/local-address';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';

/** Pages with a parameter: where a link to one of them stands, and what such a link looks like. */
const FOUND_ON: Partial<Record<RouteName, readonly [list: string, link: RegExp]>> = {
  flash: ['/news', /href="(\/news\/\d+)"/],
  newsCategory: ['/news', /href="(\/news\/category\/\d+)"/],
  newsDay: ['/news', /href="(\/news\/day\/[\d-]+)"/],
  article: ['/home_wz', /href="(\/wz_detail\/\d+)"/],
  category: ['/home_wz', /href="(\/home_wz\/\d+)"/],
  author: ['/columnlist', /href="(\/columnlist\/\d+)"/],
  topic: ['/features', /href="(\/features\/\d+)"/],
  label: ['/wz_detail', /href="(\/features\/label\/\d+)"/],
  event: ['/events', /href="(\/events\/\d+)"/],
  calendarMonth: ['/gw_shijian', /href="(\/gw_shijian\/[\d-]+)"/],
  dataType: ['/DataEra', /href="(\/DataEra\/[a-z0-9-]+)"/],
  weeklyIssue: ['/home_jszk', /href="(\/home_jszk\/\d+)"/],
  partner: ['/home_hz', /href="(\/home_hz\/\d+)"/],
  notice: ['/notice', /href="(\/notice\/\d+)"/],
};

/** Pages that only open a dialog or hand on to another page. */
const DOORS = new Set<RouteName>(['signUp', 'third']);

export interface PageType {
  name: RouteName;
  /** Without language. */
  path: string;
  locales: readonly Locale[];
}

/** One page of every public type. */
export async function listPageTypes(read: (path: string) => Promise<string>): Promise<PageType[]> {
  const types: PageType[] = [];
  for (const [key, route] of Object.entries<Route>(routes)) {
    const name = key as RouteName;
    const locales = route.onlyLocale ? [route.onlyLocale] : LOCALES;
    if (route.session || DOORS.has(name)) continue;
    if (!route.path.includes('[')) types.push({ name, path: route.path, locales });
    const found = FOUND_ON[name];
    if (!found) continue;
    const [list, link] = found;
    let html = await read(list);
    if (name === 'label') html = await read(/href="(\/wz_detail\/\d+)"/.exec(html)?.[1] ?? '');
    const path = link.exec(html)?.[1];
    if (!path) throw new Error(`${list} leads to no ${name}`);
    types.push({ name, path, locales });
  }
  const flash = types.find(({ name }) => name === 'flash');
  if (flash) types.push({ ...flash, name: 'contents', path: flash.path.replace('/news/', '/contents/') });
  types.push({ name: 'searchResults', path: '/search/BTC', locales: LOCALES });
  return types;
}

export function addressOf({ name, path }: PageType, locale: Locale): string {
  return name === 'frontDoor' ? path : localAddress(locale, path);
}
