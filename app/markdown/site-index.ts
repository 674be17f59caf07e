import 'server-only';
import { getTranslations } from 'next-intl/server';
import { listArticles } from '@/lib/stories/read-articles';
import { listEvents } from '@/lib/events/read';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { offeredLocales } from '@/lib/platform/language/offered-locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import type { RouteName } from '@/lib/platform/routing/routes';
import { isFilled, isRegionFilled } from '@/lib/publishing/metadata/filled-sections';
import { sectionWords } from '@/lib/publishing/share-picture/section-words';
import { absolute, siteName } from '@/lib/platform/config/site';
import { plain, target } from '@/lib/publishing/markdown/escape';
import { markdownOf } from '@/lib/platform/routing/markdown';
import { addedRegions } from '@/lib/platform/config/regions';
import { readRegionView } from '@/lib/regions/region-view';
import { readHome } from '@/lib/home/read';

const SECTIONS: readonly RouteName[] = [
  'news',
  'columns',
  'articles',
  'features',
  'events',
  'data',
  'weekly',
  'hk',
  'usa',
];
const OPTIONAL: readonly RouteName[] = ['about', 'copyright', 'contact', 'terms', 'disclaimer'];
const MAX_ITEMS = 20;

/** The text of llms.txt: the site, its sections, and links to the newest stories and events as Markdown. */
export async function siteIndex(locale: Locale): Promise<string> {
  const language = readerLanguage(locale);
  const t = await getTranslations({ locale, namespace: 'llms' });
  const site = await getTranslations({ locale, namespace: 'site' });
  const [home, articles, events] = await Promise.all([
    readHome(language),
    listArticles(language, {}),
    listEvents(language),
  ]);
  const items = (list: readonly { title: string; href: string }[]) =>
    list.slice(0, MAX_ITEMS).map((entry) => line(entry.title, markdownOf(entry.href)));
  const languages = offeredLocales().map((siteLocale) =>
    line(siteName(siteLocale), `${href(siteLocale, 'home').replace(/\/(home)?$/, '')}/llms.txt`),
  );
  const parts: [title: string, lines: string[]][] = [
    [
      t('sections'),
      [...(await sectionLines(SECTIONS.filter(isFilled), locale)), ...(await regionLines(locale))],
    ],
    [t('newestFlashes'), items(home.flashes)],
    [t('newestArticles'), items(articles.items)],
    [t('events'), isShown('events') ? items(events.items) : []],
    [t('languages'), languages],
    [t('optional'), await sectionLines(OPTIONAL.filter(isFilled), locale)],
  ];
  const lists = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`);
  const head = [`# ${plain(siteName(locale))}`, `> ${plain(site('description'))}`, t('markdown')];
  return `${[...head, ...lists].join('\n\n')}\n`;
}

/** The editions that the newsroom added and that have something to show. */
async function regionLines(locale: Locale): Promise<string[]> {
  const keys = addedRegions().map(({ key }) => key);
  const views = await Promise.all(keys.filter(isRegionFilled).map((key) => readRegionView(key, locale)));
  return views.flatMap((view) =>
    view
      ? [
          `${line(view.name, href(locale, view.address.name, view.address.params))}: ${plain(view.description)}`,
        ]
      : [],
  );
}

async function sectionLines(names: readonly RouteName[], locale: Locale): Promise<string[]> {
  const words = await Promise.all(names.map((name) => sectionWords(name, locale)));
  return words.flatMap((section) =>
    section ? [`${line(section.title, href(locale, section.name))}: ${plain(section.text)}`] : [],
  );
}

function line(words: string, address: string): string {
  return `- [${plain(words)}](${target(absolute(address))})`;
}
