import { getTranslations } from 'next-intl/server';
import { GatePage } from '@/components/tickets/gate/gate-page';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';

export const revalidate = 3600;

export async function generateMetadata() {
  const t = await getTranslations('gate');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'gate' },
    title: t('title'),
    description: t('description'),
    isIndexable: false,
  });
}

export default function Gate() {
  return <GatePage />;
}
