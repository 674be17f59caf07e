import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Newswire } from '@/components/content/newswire';
import { PageGraph } from '@/components/layout/page-graph';
import { WithRail } from '@/components/layout/with-rail';
import { SideLists } from '@/components/widgets/side-lists';
import { listCategories } from '@/lib/backend/articles';
import { pageReading, toId } from '@/lib/page';
import { categoryCard } from '@/lib/share-picture/page-cards';
import { shareImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

interface Props {
  params: Promise<{ id: string }>;
}

export function generateStaticParams() {
  return [];
}

async function readCategory({ params }: Props) {
  const id = toId((await params).id);
  const reading = await pageReading();
  const category = (await listCategories(reading)).find(
    (one) => one.id === id && one.appliesTo !== 'article',
  );
  if (!category) notFound();
  return { id, name: category.name, reading };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, name, reading } = await readCategory(props);
  const t = await getTranslations('news');
  const { locale } = reading;
  return pageMetadata({
    locale,
    address: { name: 'newsCategory', params: { id } },
    title: t('categoryTitle', { name }),
    description: t('categoryDescription', { name }),
    image: shareImage('newsCategory', id, await categoryCard('newsCategory', { id, name }, locale)),
  });
}

export default async function NewsCategoryPage(props: Props) {
  const { id, name, reading } = await readCategory(props);
  const t = await getTranslations('news');
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'topics']} />}>
      <Newswire
        reading={reading}
        current={id}
        title={t('categoryTitle', { name })}
        filter={{ category: id }}
      />
      <PageGraph
        locale={reading.locale}
        address={{ name: 'newsCategory', params: { id } }}
        type="CollectionPage"
        title={t('categoryTitle', { name })}
        description={t('categoryDescription', { name })}
        parents={['news']}
      />
    </WithRail>
  );
}
