import 'server-only';
import { toIso } from '../dates';
import { href } from '../i18n/address';
import { languagesOf } from '../i18n/languages-of';
import { convertText } from '../i18n/opencc';
import type { Locale } from '../i18n/locales';
import { absolute } from '../seo/metadata';
import { siteName } from '../site';
import { IDS_PER_PART, idsOf, type Part, partName } from '../sitemaps/ranges';
import type { Entry, NewsEntry } from '../sitemaps/write';
import { need } from './server';

const RUN = 2000;
const MAX_NEWS = 1000;
const NEWS_HOURS = 48;
/** Google's spelling of the languages of a publication. */
const NEWS_LANGUAGE: Record<Locale, string> = { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw', en: 'en' };

/** The parts there are now, with the last change in each. Never kept: what was withdrawn is gone at once. */
export async function listParts(): Promise<Entry[]> {
  const kinds = ['content', 'event'] as const;
  const all = await Promise.all(
    kinds.map(async (of) => {
      const { list } = await need('sitemapRanges', { of, size: IDS_PER_PART });
      return list.map(({ range, updated_time }) => ({
        address: absolute(`/sitemaps/${partName({ of, range })}`),
        updatedAt: toIso(updated_time),
      }));
    }),
  );
  return all.flat();
}

/** Addresses of one part, a run at a time. */
export async function* partEntries(part: Part): AsyncGenerator<Entry[]> {
  const { from, to } = idsOf(part);
  for (let next = from; ;) {
    const rows = await readRun(part, next, to);
    yield rows.flatMap(({ id, kind, langs, updated_time }) =>
      languagesOf(langs).map((locale) => ({
        address: absolute(href(locale, kind, { id })),
        updatedAt: toIso(updated_time),
      })),
    );
    const last = rows.at(-1);
    if (!last || rows.length < RUN) return;
    next = last.id + 1;
  }
}

async function readRun({ of }: Part, from: number, to: number) {
  if (of === 'content') return (await need('sitemapItems', { from, to, size: RUN })).list;
  const { list } = await need('sitemapEvents', { from, to, size: RUN });
  return list.map((row) => ({ ...row, kind: 'event' as const }));
}

/** What a news sitemap names: two days, each item in the languages it has, a thousand in all. */
export async function listNews(): Promise<NewsEntry[]> {
  const { list } = await need('newsItems', { hours: NEWS_HOURS });
  return list
    .flatMap((item) =>
      languagesOf(item.titles.map(({ lang }) => lang)).map((locale) => ({
        address: absolute(href(locale, item.kind, { id: item.id })),
        title: titleIn(locale, item.titles),
        publishedAt: toIso(item.release_time),
        language: NEWS_LANGUAGE[locale],
        publication: siteName(locale),
      })),
    )
    .slice(0, MAX_NEWS);
}

function titleIn(locale: Locale, titles: readonly { lang: Locale; title: string }[]): string {
  const own = titles.find(({ lang }) => lang === locale);
  if (own || locale === 'en') return own?.title ?? '';
  const chinese = titles.find(({ lang }) => lang !== 'en');
  return chinese ? convertText(chinese.title, locale) : '';
}
