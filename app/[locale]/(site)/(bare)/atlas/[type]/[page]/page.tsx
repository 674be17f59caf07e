import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AtlasDistrictPage } from '@/components/landings/atlas/atlas-district-page';
import { PageGraph } from '@/components/publishing/page-graph';
import { readDistrict } from '@/lib/directory/atlas/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { listAddress, toSteps } from '@/lib/publishing/graph/steps';
import { listMetadata } from '@/lib/publishing/metadata/list';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

type Props = PageProps<'type' | 'page'>;

async function readPage(props: Props) {
  const { type } = await props.params;
  const { language, locale, at } = await readRequest<'page'>(props);
  const t = await getTranslations('atlas');
  const list = (await readDistrict(type, language, at)) ?? notFound();
  return {
    type,
    locale,
    at,
    list,
    title: list.name,
    description: t('districtDescription', { name: list.name, count: list.total }),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { type, locale, at, title, description } = await readPage(props);
  return listMetadata({ locale, route: 'atlasDistrict', params: { type }, title, description, at });
}

export default async function DistrictPage(props: Props) {
  const { type, locale, at, list, title, description } = await readPage(props);
  return (
    <>
      <AtlasDistrictPage type={type} list={list} at={at} description={description} locale={locale} />
      <PageGraph
        locale={locale}
        address={listAddress('atlasDistrict', at, { type })}
        type="CollectionPage"
        title={title}
        description={description}
        items={toSteps(list.items)}
        parents={['tools']}
      />
    </>
  );
}
