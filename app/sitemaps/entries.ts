import 'server-only';
import type { SitemapSource } from '@/backend/contract/publishing/calls';
import type { CallOutput } from '@/backend/contract/calls';
import { coverCode } from '@/lib/pictures/cover-code';
import { signCover } from '@/lib/platform/config/cover-signature';
import { coverAddress } from '@/lib/pictures/cover-address';
import { NEWS_PICTURES } from '@/lib/pictures/picture-sizes';
import { href } from '@/lib/platform/routing/href';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { offeredOf } from '@/lib/platform/language/offered-locales';
import type { RouteName } from '@/lib/platform/routing/routes';
import { absolute } from '@/lib/platform/config/site';
import { languageLinks } from '@/lib/publishing/metadata/page';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import type { Entry } from '@/lib/publishing/sitemap/write';
import { regionLook } from '@/lib/platform/config/regions';

type PicturedRow = Pick<
  CallOutput<'sitemapRows'>['list'][number],
  'id' | 'kind' | 'pic' | 'figure' | 'langs' | 'region'
>;

const DAY_MS = 86_400_000;

const ROUTES: Record<Exclude<SitemapSource, 'content'>, RouteName> = {
  event: 'event',
  organiser: 'organiser',
  day: 'newsDay',
  author: 'author',
  label: 'label',
  topic: 'topic',
  category: 'category',
  notice: 'notice',
  partner: 'partner',
  tool: 'tool',
  weekly: 'weeklyIssue',
  letter: 'letter',
};

/** The page address of an id. The id of a day is its number of days since 1970-01-01. */
export function addressOf(of: SitemapSource, id: number, kind: 'flash' | 'article' | null): PageAddress {
  if (of === 'content') return { name: kind ?? 'article', params: { id } };
  if (of === 'day')
    return { name: ROUTES.day, params: { day: new Date(id * DAY_MS).toISOString().slice(0, 10) } };
  return { name: ROUTES[of], params: { id } };
}

/**
 * The entries of a page, one per language, each with links to the others. `updatedAt` is ISO text; empty when not
 * known.
 */
export function entriesOf(
  address: PageAddress,
  updatedAt: string,
  locales: readonly Locale[] = LOCALES,
  picture?: string,
): Entry[] {
  const languages = offeredOf(locales);
  const versions = languageLinks(address, languages);
  return languages.map((locale) => ({
    address: absolute(href(locale, address.name, address.params)),
    ...(updatedAt && { updatedAt }),
    ...(versions && { versions }),
    ...(picture && { picture: absolute(picture) }),
  }));
}

/**
 * The address of a story's picture: the stored one, or for articles the drawn cover; undefined when there is neither.
 */
export function pictureOf({ id, kind, pic, figure, langs, region }: PicturedRow): string | undefined {
  if (pic.startsWith('/uploads/')) return pic;
  if (kind !== 'article' || !figure) return undefined;
  const code = signCover(coverCode(figure, langs[0] ?? 'zh-Hans'));
  return coverAddress({ id, figure: code, night: regionLook(region) === 'dark', ...NEWS_PICTURES['16x9'] });
}

/** The newest change of entries, in milliseconds since 1970; null if none is known. */
export function newestChange(entries: readonly Entry[]): number | null {
  const times = entries.flatMap(({ updatedAt }) => (updatedAt ? Date.parse(updatedAt) : []));
  return times.length > 0 ? times.reduce((newest, time) => Math.max(newest, time)) : null;
}
