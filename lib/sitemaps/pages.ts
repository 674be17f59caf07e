import 'server-only';
import { listCategories, listTopics } from '../backend/articles';
import { need } from '../backend/server';
import { listIssues, listNotices, listPartners, listSeries } from '../backend/site';
import { href } from '../i18n/address';
import { LOCALES, type Locale } from '../i18n/locales';
import { readingOf } from '../i18n/localize';
import { routes, type Route, type RouteName } from '../routes';
import { absolute } from '../seo/metadata';
import type { Entry } from './write';

type Addressed = [name: RouteName, params?: Record<string, string | number>];

/** Every page that is no item: the site's own, landing pages, lists by author, topic and category. */
export async function pageEntries(): Promise<Entry[]> {
  const own = (Object.entries(routes) as [RouteName, Route][])
    .filter(([, route]) => route.isIndexable !== false && !route.session && !route.path.includes('['))
    .map(([name]): Addressed => [name]);
  return [...own, ...(await listedPages())].flatMap(([name, params]) =>
    languagesFor(name).map((locale) => ({ address: absolute(href(locale, name, params)) })),
  );
}

function languagesFor(name: RouteName): readonly Locale[] {
  const route: Route = routes[name];
  return route.onlyLocale ? [route.onlyLocale] : LOCALES;
}

async function listedPages(): Promise<Addressed[]> {
  const reading = readingOf('zh-Hans');
  const [lists, topics, categories, notices, partners, issues, series] = await Promise.all([
    need('sitemapLists', {}),
    listTopics(reading),
    listCategories(reading),
    listNotices(reading),
    listPartners(reading),
    listIssues(reading),
    listSeries(reading),
  ]);
  return [
    ...lists.authors.map((id): Addressed => ['author', { id }]),
    ...lists.labels.map((id): Addressed => ['label', { id }]),
    ...topics.map(({ id }): Addressed => ['topic', { id }]),
    ...categories
      .filter(({ appliesTo }) => appliesTo !== 'flash')
      .map(({ id }): Addressed => ['category', { id }]),
    ...notices.items.map(({ id }): Addressed => ['notice', { id }]),
    ...partners.map(({ id }): Addressed => ['partner', { id }]),
    ...issues.items.map(({ id }): Addressed => ['weeklyIssue', { id }]),
    ...[...new Set(series.map(({ type }) => type))].map((type): Addressed => ['dataType', { type }]),
  ];
}
