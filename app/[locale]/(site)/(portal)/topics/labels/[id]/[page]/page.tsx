import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { permanentRedirect } from 'next/navigation';
import { FollowButton } from '@/components/members/follow-button';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { StoryPages } from '@/components/stories/list/story-pages';
import { ListHead } from '@/components/ui/lists/list-head';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { labelMetadata } from '@/lib/topics/metadata';
import { readLabel } from '@/lib/topics/read';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'id' | 'page'>): Promise<Metadata> {
  const { id, at, language } = await readRequest(props);
  const { label, stories } = await readLabel(id, language, at);
  return labelMetadata({ ...label, total: stories.total }, language.locale, at);
}

export default async function LabelPage(props: PageProps<'id' | 'page'>) {
  const { id, at, language, locale } = await readRequest(props);
  const t = await getTranslations('label');
  const { label, stories } = await readLabel(id, language, at);
  // A merged label redirects to the label it was merged into.
  if (label.id !== id) permanentRedirect(label.href);
  const { name } = label;
  const lang = foreignLang(label.lang, locale);
  return (
    <RailLayout
      rail={
        <SideLists language={language} lists={['hotSearch', 'topics', 'recommend']} besides={stories.items} />
      }
    >
      <ListHead
        title={name}
        lang={lang}
        intro={t('intro', { name })}
        count={t('count', { count: stories.total })}
        action={<FollowButton kind="label" target={{ id, name }} locale={locale} />}
      />
      <StoryPages
        list={withinEnd(stories)}
        at={at}
        base={label.href}
        locale={locale}
        empty={{ text: t('empty'), href: href(locale, 'features'), linkLabel: t('toTopics') }}
      />
      <PageGraph
        locale={locale}
        address={listAddress('label', at, { id })}
        languages={languagesOf(label.langs)}
        type="CollectionPage"
        title={name}
        items={toSteps(stories.items)}
        parents={['features']}
      />
    </RailLayout>
  );
}
