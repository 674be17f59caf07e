import { localAddress } from '@/lib/platform/routing/local-address';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';

/** Pages with a parameter: a list page, and the pattern of a link on it to one of them. */
const FOUND_ON: Partial<Record<RouteName, readonly [list: string, link: RegExp]>> = {
  flash: ['/news', /href="(\/news\/\d+)"/],
  newsCategory: ['/news', /href="(\/news\/category\/\d+)"/],
  newsDay: ['/news', /href="(\/news\/day\/[\d-]+)"/],
  article: ['/home_wz', /href="(\/wz_detail\/\d+)"/],
  category: ['/home_wz', /href="(\/home_wz\/\d+)"/],
  author: ['/columnlist', /href="(\/columnlist\/\d+)"/],
  topic: ['/features', /href="(\/features\/\d+)"/],
  label: ['/home_wz', /href="(\/features\/label\/\d+)"/],
  event: ['/events', /href="(\/events\/\d+)"/],
  calendarMonth: ['/gw_shijian', /href="(\/gw_shijian\/[\d-]+)"/],
  calendarFrom: ['/gw_shijian', /href="(\/gw_shijian\/from\/[\d-]+)"/],
  calendarCity: ['/gw_shijian', /href="(\/gw_shijian\/from\/[\d-]+\/[^"]+)"/],
  dataType: ['/DataEra', /href="(\/DataEra\/(?!records")[a-z0-9-]+)"/],
  letter: ['/letters', /href="(\/letters\/\d+)"/],
  weeklyIssue: ['/home_jszk', /href="(\/home_jszk\/\d+)"/],
  tool: ['/home_tools', /href="(\/home_tools\/\d+)"/],
  partner: ['/home_hz', /href="(\/home_hz\/\d+)"/],
  notice: ['/notice', /href="(\/notice\/\d+)"/],
  organiser: ['/gw_ruzhu', /href="(\/gw_ruzhu\/\d+)"/],
  landing: ['/forum_2025', /href="(\/landing\/[\w-]+)"/],
  personality: ['/16personalities', /href="(\/16personalities\/[A-Z]{4})"/],
};

/** Pages that only open a dialog or redirect to another page. */
const DIALOGS_AND_REDIRECTS = new Set<RouteName>(['signUp', 'third']);
/**
 * The gate, which has a document of its own, and the page of an installation without an administrator: no crawler reads
 * either.
 */
const NOT_FOR_CRAWLERS = new Set<RouteName>(['gate', 'setup']);

export interface PageType {
  name: RouteName;
  /** Without the language prefix. */
  path: string;
  locales: readonly Locale[];
}

/** One page of every public type, found through links. */
export async function listPageTypes(read: (path: string) => Promise<string>): Promise<PageType[]> {
  const types: PageType[] = [];
  for (const [key, route] of Object.entries<Route>(routes)) {
    const name = key as RouteName;
    const locales = route.onlyLocale ? [route.onlyLocale] : LOCALES;
    if (route.session || DIALOGS_AND_REDIRECTS.has(name) || NOT_FOR_CRAWLERS.has(name)) continue;
    if (!route.path.includes('[')) types.push({ name, path: route.path, locales });
    const source = FOUND_ON[name];
    if (!source) continue;
    const [list, link] = source;
    const html = await read(list);
    const path = name === 'label' ? await findLabel(read, html, link) : link.exec(html)?.[1];
    if (!path) throw new Error(`${list} leads to no ${name}`);
    types.push({ name, path, locales });
  }
  for (const [name, story] of [
    ['flashComments', 'flash'],
    ['articleComments', 'article'],
  ] as const) {
    const below = types.find((type) => type.name === story);
    if (below) types.push({ ...below, name, path: `${below.path}/comments` });
  }
  const flash = types.find(({ name }) => name === 'flash');
  if (flash) types.push({ ...flash, name: 'contents', path: flash.path.replace('/news/', '/contents/') });
  types.push({ name: 'searchResults', path: '/search/BTC', locales: LOCALES });
  return types;
}

/** The link to a label, from the first listed article that has one. */
async function findLabel(read: (path: string) => Promise<string>, list: string, link: RegExp) {
  for (const [, article = ''] of list.matchAll(/href="(\/wz_detail\/\d+)"/g)) {
    const labelPath = link.exec(await read(article))?.[1];
    if (labelPath) return labelPath;
  }
}

export function addressOf({ name, path }: PageType, locale: Locale): string {
  return name === 'frontDoor' ? path : localAddress(locale, path);
}
