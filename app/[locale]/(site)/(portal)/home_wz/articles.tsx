import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listArticles } from '@/lib/stories/read-articles';
import { PageGraph } from '@/components/publishing/page-graph';
import { ArticleIndex } from '@/components/stories/article-index';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { findCategory } from '@/lib/stories/read-articles';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { pageReading } from '@/lib/platform/routing/page-params';
import type { PageRequest } from '@/lib/platform/paging/pager';
import { categoryCard } from '@/lib/stories/page-cards';
import { shareImage } from '@/lib/publishing/share-picture/share-image';
import { listMetadata } from '@/lib/publishing/metadata/list';

interface Props {
  at: PageRequest;
  /** Id of a category. */
  category?: number;
}

export async function Articles({ at, category }: Props) {
  const reading = await pageReading();
  const t = await getTranslations('articles');
  const named = category ? await needCategory(category) : undefined;
  const list = await listArticles(reading, { category }, at);
  return (
    <WithRail rail={<SideLists reading={reading} lists={['recommend', 'hotSearch', 'hotAuthors']} />}>
      <ArticleIndex reading={reading} at={at} category={named} />
      <PageGraph
        locale={reading.locale}
        address={listAddress(
          category ? ['category', 'categoryPage'] : ['articles', 'articlesPage'],
          at,
          category ? { id: category } : undefined,
        )}
        languages={category ? languagesOf(list.langs) : undefined}
        type="CollectionPage"
        title={named ? t('categoryTitle', { name: named.name }) : t('title')}
        description={named ? t('categoryDescription', { name: named.name }) : t('description')}
        items={toSteps(list.items)}
        parents={category ? ['articles'] : []}
      />
    </WithRail>
  );
}

export async function articlesMetadata({ at, category }: Props): Promise<Metadata> {
  const reading = await pageReading();
  const { locale } = reading;
  const t = await getTranslations('articles');
  if (!category) {
    return listMetadata({
      locale,
      routes: ['articles', 'articlesPage'],
      title: t('title'),
      description: t('description'),
      at,
    });
  }
  const { name } = await needCategory(category);
  const { langs } = await listArticles(reading, { category }, at);
  const card = await categoryCard('category', { id: category, name }, locale);
  return listMetadata({
    locale,
    routes: ['category', 'categoryPage'],
    params: { id: category },
    languages: languagesOf(langs),
    image: shareImage('category', category, card),
    title: t('categoryTitle', { name }),
    description: t('categoryDescription', { name }),
    at,
  });
}

async function needCategory(id: number) {
  return (await findCategory(id, 'article', await pageReading())) ?? notFound();
}
