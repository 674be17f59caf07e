import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Newswire } from '@/components/stories/newswire';
import { PageGraph } from '@/components/publishing/page-graph';
import { WithRail } from '@/components/ui/with-rail';
import { SideLists } from '@/components/side-lists/side-lists';
import { findCategory } from '@/lib/stories/read-articles';
import { pageReading, toId } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { listFlashes } from '@/lib/stories/read';
import { textMetadata } from '@/lib/publishing/metadata/text';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

interface Props {
  params: Promise<{ id: string }>;
}

async function readCategory({ params }: Props) {
  const id = toId((await params).id);
  const reading = await pageReading();
  const t = await getTranslations('news');
  const { name } = (await findCategory(id, 'flash', reading)) ?? notFound();
  return {
    id,
    title: t('categoryTitle', { name }),
    description: t('categoryDescription', { name }),
    reading,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, description, reading } = await readCategory(props);
  return textMetadata('newsCategory', id, { title, text: description }, reading.locale);
}

export default async function NewsCategoryPage(props: Props) {
  const { id, title, description, reading } = await readCategory(props);
  const { flashes } = await listFlashes(reading, { category: id });
  return (
    <WithRail rail={<SideLists reading={reading} lists={['hotSearch', 'recommend', 'topics']} />}>
      <Newswire reading={reading} current={id} title={title} filter={{ category: id }} />
      <PageGraph
        locale={reading.locale}
        address={{ name: 'newsCategory', params: { id } }}
        type="CollectionPage"
        title={title}
        description={description}
        items={toSteps(flashes)}
        parents={['news']}
      />
    </WithRail>
  );
}
