import 'server-only';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { tags } from '@/backend/contract/tags';
import type { CallInput } from '@/backend/contract/calls';
import { getConfig } from '@/lib/platform/config/config';
import type { Feed, FeedItem } from '@/lib/publishing/feed/feed';
import { absoluteHtml } from '@/lib/publishing/feed/absolute-html';
import { cleanFeed } from '@/lib/publishing/feed/clean-feed';
import { permanentId } from '@/lib/publishing/feed/permanent-id';
import { feedAddress, type FeedFile, type FeedRoute, paramsOf } from '@/lib/platform/routing/feeds';
import { href } from '@/lib/platform/routing/href';
import { readerLanguage, type ReaderLanguage } from '@/lib/platform/language/localize';
import { pageLang } from '@/lib/platform/language/page-lang';
import { summaryOf } from '@/lib/publishing/text/summary';
import { absolute, siteName } from '@/lib/platform/config/site';
import { listCategories } from '@/lib/stories/read-articles';
import { fillSeries } from '@/lib/data/fill-series';
import { eventItems } from '@/lib/events/feed';
import { describePicture } from '@/lib/publishing/feed/describe-picture';
import { readRequired } from '@/lib/platform/calls/read';
import { correctionsHtml } from '@/lib/stories/corrections-html';
import { toFlash, type Flash } from '@/lib/stories/story';
import { readAuthor } from '@/lib/people/read';
import { readAddedRegionView } from '@/lib/regions/region-view';
import { readLabel, readTopic } from '@/lib/topics/read';

const FEED_SECONDS = 300;

interface Channel {
  title: string;
  description: string;
  filter: Omit<CallInput<'feedItems'>, 'locale' | 'size'>;
}

/**
 * The feed of a page in one language. Throws Next's `notFound` when there is no such author, topic, label or
 * category.
 */
export async function readFeed(
  name: FeedRoute,
  id: number | string | null,
  language: ReaderLanguage,
  file: FeedFile,
): Promise<Feed> {
  const { locale } = language;
  const spoken = name === 'hk' ? readerLanguage(locale, true) : language;
  const channel = await readChannel(name, id, spoken);
  const items = name === 'events' ? await eventItems(spoken) : await storyItems(channel, spoken);
  return cleanFeed({
    id: permanentId(locale, name, ...(id === null ? [] : [id])),
    title: name === 'home' ? siteName(locale) : `${channel.title} - ${siteName(locale)}`,
    description: channel.description,
    language: pageLang(name, locale),
    pageUrl: absolute(href(locale, name, paramsOf(id))),
    feedUrl: absolute(feedAddress(locale, name, id, file)),
    hubUrl: getConfig().webSubHubUrl,
    updatedAt:
      items
        .map((item) => item.updatedAt)
        .sort()
        .at(-1) ?? '',
    items,
  });
}

async function storyItems({ filter }: Channel, language: ReaderLanguage): Promise<FeedItem[]> {
  const { list } = await readRequired(
    'feedItems',
    { ...filter, locale: language.locale },
    { tags: [tags.kind('flash'), tags.kind('article'), tags.titles], revalidate: FEED_SECONDS },
  );
  return Promise.all(list.map((flash) => toItem(toFlash(flash, language), language)));
}

async function toItem(story: Flash, language: ReaderLanguage): Promise<FeedItem> {
  const { siteUrl } = getConfig();
  const { locale } = language;
  const t = await getTranslations({ locale, namespace: 'correction' });
  const body = await fillSeries(story.body, language);
  return {
    id: permanentId(locale, story.kind, story.id),
    url: absolute(story.href),
    title: story.title,
    summary: story.summary || summaryOf(story.body),
    html: absoluteHtml(body, siteUrl) + correctionsHtml(story.corrections, t('title')),
    publishedAt: story.releasedAt,
    updatedAt: story.updatedAt,
    author: story.author && { name: story.author.name, url: absolute(story.author.href) },
    categories: [...(story.category ? [story.category.name] : []), ...story.labels.map(({ name }) => name)],
    picture: await describePicture(story.pic),
  };
}

/** Title, description and filter of a feed. */
async function readChannel(
  name: FeedRoute,
  key: number | string | null,
  language: ReaderLanguage,
): Promise<Channel> {
  const id = Number(key);
  const { locale } = language;
  const t = await getTranslations({ locale });
  switch (name) {
    case 'home':
      return { title: siteName(locale), description: t('site.description'), filter: {} };
    case 'news':
      return { title: t('news.title'), description: t('news.description'), filter: { kind: 'flash' } };
    case 'articles':
      return {
        title: t('articles.title'),
        description: t('articles.description'),
        filter: { kind: 'article' },
      };
    case 'events':
      return { title: t('events.title'), description: t('events.description'), filter: {} };
    case 'hk':
      return { title: t('region.hkTitle'), description: t('region.hkDescription'), filter: { region: 'hk' } };
    case 'usa':
      return {
        title: t('region.usaTitle'),
        description: t('region.usaDescription'),
        filter: { region: 'usa' },
      };
    case 'region': {
      const region = (await readAddedRegionView(String(key), locale)) ?? notFound();
      return { title: region.name, description: region.description, filter: { region: region.key } };
    }
    case 'newsCategory':
    case 'category': {
      const category =
        (await listCategories(language)).find((candidate) => candidate.id === id) ?? notFound();
      const isNews = name === 'newsCategory';
      return {
        title: t(isNews ? 'news.categoryTitle' : 'articles.categoryTitle', { name: category.name }),
        description: t(isNews ? 'news.categoryDescription' : 'articles.categoryDescription', {
          name: category.name,
        }),
        filter: { kind: isNews ? 'flash' : 'article', category: id },
      };
    }
    case 'author': {
      const author = (await readAuthor(id, language)) ?? notFound();
      return { title: author.name, description: author.bio, filter: { kind: 'article', author: author.id } };
    }
    case 'topic': {
      const { topic } = await readTopic(id, language);
      return { title: topic.name, description: topic.intro, filter: { topic: topic.id } };
    }
    case 'label': {
      const { label } = await readLabel(id, language);
      return {
        title: label.name,
        description: t('label.intro', { name: label.name }),
        filter: { label: label.id },
      };
    }
  }
}
