import 'server-only';
import { tags } from '@/backend/contract/tags';
import { readRequired } from '@/lib/platform/calls/read';
import { addedRegions } from '@/lib/platform/config/regions';
import { toIso } from '@/lib/platform/dates/dates';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { routes, type Route, type RouteName } from '@/lib/platform/routing/routes';
import { landingAddress } from '@/lib/landings/address';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { RESULT_CODES } from '@/backend/contract/landings/quiz';
import { isFilled, isRegionFilled } from '@/lib/publishing/metadata/filled-sections';
import { entriesOf } from './entries';
import type { Entry } from '@/lib/publishing/sitemap/write';

const HOUR = 3600;
const RULE = {
  tags: [tags.kind('flash'), tags.kind('article'), tags.titles, tags.site, tags.data, tags.landings],
  revalidate: HOUR,
};

/** Landing pages are listed by the backend, because they exist only while published. */
const isLanding = ({ page }: Route) => page.startsWith('landings/');

/**
 * The site's own pages from the route table, landing pages, results of the quiz, and a page for each type of data
 * series.
 */
export async function pageEntries(): Promise<Entry[]> {
  const { flash, article, documents, data_types: types } = await readRequired('sitemapOwn', {}, RULE);
  const { list: landings } = await readRequired('landingAddresses', {}, RULE);
  const changes: Partial<Record<string, string>> = {
    home: flash > article ? flash : article,
    news: flash,
    articles: article,
    data: types
      .map(({ updated_time }) => updated_time)
      .sort()
      .at(-1),
    ...Object.fromEntries(documents.map(({ key, updated_time }) => [key, updated_time])),
  };
  const indexableRoutes = (Object.entries(routes) as [RouteName, Route][]).filter(
    ([, route]) =>
      route.isIndexable !== false && !route.session && !route.path.includes('[') && !isLanding(route),
  );
  return [
    ...indexableRoutes
      .filter(([name]) => isFilled(name))
      .flatMap(([name, { onlyLocale }]) =>
        entriesOf({ name }, toIso(changes[name]), onlyLocale && [onlyLocale]),
      ),
    ...addedRegions()
      .filter(({ key }) => isRegionFilled(key))
      .flatMap(({ key }) => entriesOf({ name: 'region', params: { region: key } }, '')),
    ...(isShown('landing') ? landings : []).flatMap(({ slug, langs, updated_time }) =>
      entriesOf(landingAddress(slug), toIso(updated_time), languagesOf(langs)),
    ),
    ...(isFilled('personality') ? RESULT_CODES : []).flatMap((code) =>
      entriesOf({ name: 'personality', params: { code } }, ''),
    ),
    ...(isShown('dataType') ? types : []).flatMap(({ type, updated_time }) =>
      entriesOf({ name: 'dataType', params: { type } }, toIso(updated_time)),
    ),
  ];
}
