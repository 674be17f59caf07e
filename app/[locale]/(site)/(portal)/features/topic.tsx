import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { PageGraph } from '@/components/publishing/page-graph';
import { ListHead } from '@/components/ui/list-head';
import { StoryPages } from '@/components/stories/story-pages';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { href } from '@/lib/platform/routing/href';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { pageReading, withinEnd } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { readTopic } from '@/lib/topics/read';
import { listCard } from '@/lib/topics/card';

interface Props {
  id: number;
  at: PageRequest;
}

export async function Topic({ id, at }: Props) {
  const reading = await pageReading();
  const { locale } = reading;
  const t = await getTranslations('topics');
  const { topic, items } = await readTopic(id, reading, at);
  const lang = foreignLang(topic.lang, locale);
  return (
    <WithRail rail={<SideLists reading={reading} lists={['topics', 'hotSearch', 'events']} />}>
      <ListHead
        title={topic.name}
        lang={lang}
        intro={topic.intro}
        count={t('items', { count: topic.total })}
      />
      <StoryPages
        list={withinEnd(items)}
        at={at}
        base={topic.href}
        locale={locale}
        empty={{ text: t('noItems'), href: href(locale, 'features'), linkLabel: t('toAll') }}
      />
      <PageGraph
        locale={locale}
        address={listAddress(['topic', 'topicPage'], at, { id })}
        languages={languagesOf(topic.langs)}
        type="CollectionPage"
        title={topic.name}
        description={topic.intro}
        items={toSteps(items.items)}
        parents={['features']}
      />
    </WithRail>
  );
}

export async function topicMetadata({ id, at }: Props): Promise<Metadata> {
  const reading = await pageReading();
  const { topic } = await readTopic(id, reading, at);
  return listMetadata({
    locale: reading.locale,
    routes: ['topic', 'topicPage'],
    params: { id },
    languages: languagesOf(topic.langs),
    title: topic.name,
    description: topic.intro,
    image: shareImage('topic', id, await listCard('topic', topic, reading.locale)),
    at,
  });
}
