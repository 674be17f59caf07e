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
import { readLabel } from '@/lib/topics/read';
import { listCard } from '@/lib/topics/card';

interface Props {
  id: number;
  at: PageRequest;
}

export async function Label({ id, at }: Props) {
  const reading = await pageReading();
  const { locale } = reading;
  const t = await getTranslations('label');
  const { label, items } = await readLabel(id, reading, at);
  const lang = foreignLang(label.lang, locale);
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'topics', 'recommend']} />}>
      <ListHead
        title={label.name}
        lang={lang}
        intro={t('intro', { name: label.name })}
        count={t('count', { count: items.total })}
      />
      <StoryPages
        list={withinEnd(items)}
        at={at}
        base={label.href}
        locale={locale}
        empty={{ text: t('empty'), href: href(locale, 'features'), linkLabel: t('toTopics') }}
      />
      <PageGraph
        locale={locale}
        address={listAddress(['label', 'labelPage'], at, { id })}
        languages={languagesOf(label.langs)}
        type="CollectionPage"
        title={label.name}
        items={toSteps(items.items)}
        parents={['features']}
      />
    </WithRail>
  );
}

export async function labelMetadata({ id, at }: Props): Promise<Metadata> {
  const reading = await pageReading();
  const t = await getTranslations('label');
  const { label, items } = await readLabel(id, reading, at);
  const { name } = label;
  const card = await listCard('label', { ...label, total: items.total }, reading.locale);
  return listMetadata({
    locale: reading.locale,
    routes: ['label', 'labelPage'],
    params: { id },
    languages: languagesOf(label.langs),
    title: t('title', { name }),
    description: t('intro', { name }),
    image: shareImage('label', id, card),
    at,
  });
}
