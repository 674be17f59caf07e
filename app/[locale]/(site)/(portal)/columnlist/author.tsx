import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { authorPage } from '@/lib/people/graph';
import { PageGraph } from '@/components/publishing/page-graph';
import { AuthorHead } from '@/components/people/author-head';
import { StoryPages } from '@/components/stories/story-pages';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { listArticles } from '@/lib/stories/read-articles';
import { href } from '@/lib/platform/routing/href';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { pageReading, withinEnd } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { listMetadata } from '@/lib/publishing/metadata/list';
import { readAuthor } from '@/lib/people/read';
import { authorCard } from '@/lib/people/card';

interface Props {
  id: number;
  at: PageRequest;
}

export async function Author({ id, at }: Props) {
  const reading = await pageReading();
  const { locale } = reading;
  const t = await getTranslations('authors');
  const author = (await readAuthor(id, reading)) ?? notFound();
  const list = withinEnd(await listArticles(reading, { author: id }, at));
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotAuthors', 'hotSearch']} />}>
      <AuthorHead author={author} locale={locale} />
      <StoryPages
        list={list}
        at={at}
        base={author.href}
        locale={locale}
        empty={{ text: t('noArticles'), href: href(locale, 'columnList'), linkLabel: t('toAuthors') }}
      />
      <PageGraph
        {...authorPage(author, locale, listAddress(['author', 'authorPage'], at, { id }))}
        items={toSteps(list.items)}
        parents={['columnList']}
      />
    </WithRail>
  );
}

export async function authorMetadata({ id, at }: Props): Promise<Metadata> {
  const reading = await pageReading();
  const t = await getTranslations('authors');
  const author = (await readAuthor(id, reading)) ?? notFound();
  const { name, bio } = author;
  return listMetadata({
    locale: reading.locale,
    routes: ['author', 'authorPage'],
    params: { id },
    languages: languagesOf(author.langs),
    title: t('authorTitle', { name }),
    description: bio || t('authorDescription', { name }),
    image: shareImage('author', id, authorCard(author, reading.locale)),
    profile: { name },
    at,
  });
}
