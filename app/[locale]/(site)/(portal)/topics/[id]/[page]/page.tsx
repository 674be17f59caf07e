import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FollowButton } from '@/components/members/follow-button';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { StoryPages } from '@/components/stories/list/story-pages';
import { TopicLead } from '@/components/topics/topic-lead';
import { ListHead } from '@/components/ui/lists/list-head';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { topicMetadata } from '@/lib/topics/metadata';
import { DEX_TOPIC, readTopic } from '@/lib/topics/read';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'id' | 'page'>): Promise<Metadata> {
  const { id, at, language } = await readRequest(props);
  const { topic } = await readTopic(id, language, at);
  return topicMetadata(topic, language.locale, at);
}

export default async function TopicPage(props: PageProps<'id' | 'page'>) {
  const { id, at, language, locale } = await readRequest(props);
  const t = await getTranslations('topics');
  const { topic, lead, stories } = await readTopic(id, language, at);
  const lang = foreignLang(topic.lang, locale);
  return (
    <RailLayout
      rail={
        <SideLists
          language={language}
          lists={[...(id === DEX_TOPIC ? (['dexHot'] as const) : []), 'topics', 'hotSearch', 'events']}
        />
      }
    >
      <ListHead
        title={topic.name}
        lang={lang}
        intro={topic.intro}
        count={t('items', { count: topic.total })}
        action={<FollowButton kind="topic" target={{ id, name: topic.name }} locale={locale} />}
      />
      {at.page === 1 && <TopicLead topic={topic} lead={lead} locale={locale} />}
      <StoryPages
        list={withinEnd(stories)}
        at={at}
        base={topic.href}
        locale={locale}
        empty={{ text: t('noItems'), href: href(locale, 'features'), linkLabel: t('toAll') }}
      />
      <PageGraph
        locale={locale}
        address={listAddress('topic', at, { id })}
        languages={languagesOf(topic.langs)}
        type="CollectionPage"
        title={topic.name}
        description={topic.intro}
        items={toSteps(stories.items)}
        parents={['features']}
      />
    </RailLayout>
  );
}
