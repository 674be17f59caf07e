import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MIN_LABEL_ITEMS } from '@/backend/contract/publishing/calls';
import { languagesOf } from '@/lib/platform/language/languages-of';
import type { Locale } from '@/lib/platform/language/locales';
import type { PageRequest } from '@/lib/platform/paging/pager';
import type { Ref } from '@/lib/platform/routing/ref';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { listCard } from './card';
import type { Topic } from './read';

/** The head of a topic's page. */
export async function topicMetadata(topic: Topic, locale: Locale, at: PageRequest): Promise<Metadata> {
  const { id, name, intro, langs } = topic;
  return listMetadata({
    locale,
    route: 'topic',
    params: { id },
    languages: languagesOf(langs),
    title: name,
    description: intro,
    image: shareImage('topic', id, await listCard('topic', topic, locale)),
    isShort: topic.total === 0,
    at,
  });
}

/** The head of a label's page. */
export async function labelMetadata(
  label: Ref & { langs: Locale[]; total: number },
  locale: Locale,
  at: PageRequest,
): Promise<Metadata> {
  const t = await getTranslations('label');
  const { id, name, langs, total } = label;
  return listMetadata({
    locale,
    route: 'label',
    params: { id },
    languages: languagesOf(langs),
    title: t('title', { name }),
    description: t('intro', { name }),
    image: shareImage('label', id, await listCard('label', label, locale)),
    isShort: total < MIN_LABEL_ITEMS,
    at,
  });
}
