import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppPromotion } from '@/components/documents/app-promotion';
import { pageLocale } from '@/lib/page';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('download');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'download' },
    title: t('title'),
    description: t('description'),
  });
}

export default async function DownloadPage() {
  return <AppPromotion locale={await pageLocale()} />;
}
