import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { AuthorHead } from '@/components/people/author-head';
import { PageGraph } from '@/components/publishing/page-graph';
import { SideLists } from '@/components/side-lists/side-lists';
import { StoryPages } from '@/components/stories/list/story-pages';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { authorPage } from '@/lib/people/graph';
import { authorMetadata } from '@/lib/people/metadata';
import { readAuthor } from '@/lib/people/read';
import { href } from '@/lib/platform/routing/href';
import { type PageProps, readRequest, withinEnd } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listArticles } from '@/lib/stories/read-articles';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'id' | 'page'>): Promise<Metadata> {
  const { id, at, language } = await readRequest(props);
  return authorMetadata((await readAuthor(id, language)) ?? notFound(), language.locale, at);
}

export default async function AuthorPage(props: PageProps<'id' | 'page'>) {
  const { id, at, language, locale } = await readRequest(props);
  const t = await getTranslations('authors');
  const author = (await readAuthor(id, language)) ?? notFound();
  // A merged author redirects to the author they were merged into.
  if (author.id !== id) permanentRedirect(author.href);
  const list = withinEnd(await listArticles(language, { author: id }, at));
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotAuthors', 'hotSearch']} />}>
      <AuthorHead author={author} locale={locale} />
      <StoryPages
        list={list}
        at={at}
        base={author.href}
        locale={locale}
        empty={{ text: t('noArticles'), href: href(locale, 'columnList'), linkLabel: t('toAuthors') }}
      />
      <PageGraph
        {...authorPage(author, locale, listAddress('author', at, { id }))}
        items={toSteps(list.items)}
        parents={['columnList']}
      />
    </RailLayout>
  );
}
