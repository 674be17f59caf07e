import 'server-only';
import { MAX_SITEMAP_ROWS, SITEMAP_SOURCES, type SitemapSource } from '@/backend/contract/publishing/calls';
import { tags } from '@/backend/contract/tags';
import { toIso } from '@/lib/platform/dates/dates';
import { isSectionOff } from '@/lib/platform/routing/section-off';
import { href } from '@/lib/platform/routing/href';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { offeredOf } from '@/lib/platform/language/offered-locales';
import { convertText } from '@/backend/contract/chinese/convert-text';
import type { Locale } from '@/lib/platform/language/locales';
import { absolute, siteName } from '@/lib/platform/config/site';
import { addressOf, entriesOf, pictureOf } from './entries';
import { idsOf, type Part, partName } from '@/lib/publishing/sitemap/ranges';
import type { Entry, NewsEntry } from '@/lib/publishing/sitemap/write';
import { cleanLine } from '@/lib/publishing/xml/clean-text';
import type { CallOutput } from '@/backend/contract/calls';
import { readRequired } from '@/lib/platform/calls/read';

const HOUR = 3600;
/** Cache lifetime in seconds. It is short because stories become too old even when nothing is published. */
const NEWS_SECONDS = 300;
const MAX_NEWS = 1000;
const NEWS_HOURS = 48;
/** Language codes as Google expects them in news sitemaps. */
const NEWS_LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw', en: 'en' };

const LISTS = [tags.kind('flash'), tags.kind('article'), tags.titles];
/** Cache tags of each source. */
const TAGS: Record<SitemapSource, string[]> = {
  content: LISTS,
  event: [tags.events],
  organiser: [tags.events],
  day: [tags.kind('flash'), tags.titles],
  author: [tags.authors, tags.titles],
  label: LISTS,
  topic: [tags.topics, tags.titles],
  category: [tags.site, tags.kind('article'), tags.titles],
  notice: [tags.site],
  partner: [tags.site],
  tool: [tags.site],
  weekly: [tags.site],
  letter: [tags.letters],
};

type SitemapRow = CallOutput<'sitemapRows'>['list'][number];

/** Whether what a source lists belongs to a section that is off. */
const isSourceOff = (of: SitemapSource) => (of === 'event' || of === 'organiser') && isSectionOff('events');

/** The existing parts, each with the time of its last change. */
export async function listParts(): Promise<Entry[]> {
  const all = await Promise.all(
    SITEMAP_SOURCES.filter((of) => !isSourceOff(of)).map(async (of) => {
      const { list } = await readRequired('sitemapRanges', { of }, { tags: TAGS[of], revalidate: HOUR });
      return list.map(({ range, updated_time }) => ({
        address: absolute(`/sitemaps/${partName({ of, range })}`),
        updatedAt: toIso(updated_time),
      }));
    }),
  );
  return all.flat();
}

/** What has a page in one part. Each run of rows is cached until something in the part changes, for at most an hour. */
export async function partRows(part: Part): Promise<SitemapRow[]> {
  const { of, range } = part;
  if (isSourceOff(of)) return [];
  const rule = { tags: of === 'content' ? [tags.sitemapPart(range)] : TAGS[of], revalidate: HOUR };
  const { from, to } = idsOf(part);
  const rows: SitemapRow[] = [];
  for (let next = from; ;) {
    const { list } = await readRequired('sitemapRows', { of, from: next, to, size: MAX_SITEMAP_ROWS }, rule);
    rows.push(...list);
    const last = list.at(-1);
    if (!last || list.length < MAX_SITEMAP_ROWS) return rows;
    next = last.id + 1;
  }
}

/** The entries of one part, row by row. */
export function* partEntries({ of }: Part, rows: readonly SitemapRow[]): Generator<Entry[]> {
  for (const { updated_time, ...row } of rows)
    yield entriesOf(
      addressOf(of, row.id, row.kind),
      toIso(updated_time),
      languagesOf(row.langs),
      pictureOf(row),
    );
}

/** The entries of the news sitemap: stories of two days, each in its languages, at most a thousand. */
export async function listNews(): Promise<NewsEntry[]> {
  const { list } = await readRequired(
    'newsItems',
    { hours: NEWS_HOURS },
    { tags: LISTS, revalidate: NEWS_SECONDS },
  );
  return list
    .flatMap((story) =>
      offeredOf(languagesOf(story.titles.map(({ lang }) => lang))).map((locale) => ({
        address: absolute(href(locale, story.kind, { id: story.id })),
        title: cleanLine(titleIn(locale, story.titles)),
        publishedAt: toIso(story.release_time),
        language: NEWS_LANGUAGE[locale],
        publication: siteName(locale),
      })),
    )
    .slice(0, MAX_NEWS);
}

function titleIn(locale: Locale, titles: readonly { lang: Locale; title: string }[]): string {
  const localTitle = titles.find(({ lang }) => lang === locale);
  if (localTitle || locale === 'en') return localTitle?.title ?? '';
  const chinese = titles.find(({ lang }) => lang !== 'en');
  return chinese ? convertText(chinese.title, locale) : '';
}
