import { getTranslations } from 'next-intl/server';
import { GateSetupPage } from '@/components/tickets/gate-setup/gate-setup-page';
import { pageLocale, toId } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('gateSetup');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'gateSetup', params: { id: (await params).id } },
    title: t('title'),
    description: t('description'),
    isIndexable: false,
  });
}

export default async function GateSetup({ params }: Props) {
  return <GateSetupPage id={toId((await params).id)} />;
}
