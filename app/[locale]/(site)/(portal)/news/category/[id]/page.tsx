import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Newswire } from '@/components/stories/flash/newswire';
import { PageGraph } from '@/components/publishing/page-graph';
import { RailLayout } from '@/components/ui/lists/rail-layout';
import { SideLists } from '@/components/side-lists/side-lists';
import { findCategory } from '@/lib/stories/read-articles';
import { pageLanguage, toId } from '@/lib/platform/routing/page-params';
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
  const language = await pageLanguage();
  const t = await getTranslations('news');
  const { name } = (await findCategory(id, 'flash', language)) ?? notFound();
  return {
    id,
    title: t('categoryTitle', { name }),
    description: t('categoryDescription', { name }),
    language,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, description, language } = await readCategory(props);
  return textMetadata('newsCategory', id, { title, text: description }, language.locale);
}

export default async function NewsCategoryPage(props: Props) {
  const { id, title, description, language } = await readCategory(props);
  const { flashes } = await listFlashes(language, { category: id });
  return (
    <RailLayout rail={<SideLists language={language} lists={['hotSearch', 'recommend', 'topics']} />}>
      <Newswire language={language} current={id} title={title} filter={{ category: id }} />
      <PageGraph
        locale={language.locale}
        address={{ name: 'newsCategory', params: { id } }}
        type="CollectionPage"
        title={title}
        description={description}
        items={toSteps(flashes)}
        parents={['news']}
      />
    </RailLayout>
  );
}
