import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PartnerGroups } from '@/components/directory/partner-groups';
import { LedgerPage } from '@/components/layout/ledger-page';
import { Link } from '@/components/ui/link';
import { EmptyState } from '@/components/ui/states';
import { listPartners } from '@/lib/backend/site';
import { href } from '@/lib/i18n/address';
import { pageLocale, pageReading } from '@/lib/page';
import { sectionImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('partners');
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'partners' },
    title: t('title'),
    description: t('description'),
    image: await sectionImage('partners', await pageLocale()),
  });
}

export default async function PartnersPage() {
  const t = await getTranslations('partners');
  const reading = await pageReading();
  const partners = await listPartners(reading);
  const contact = (
    <Link href={href(reading.locale, 'contact')} className="underline underline-offset-4">
      {t('become')}
    </Link>
  );
  return (
    <LedgerPage title={t('title')} intro={t('description')} gutter="event" below={contact}>
      {partners.length === 0 && <EmptyState text={t('empty')} />}
      <PartnerGroups partners={partners} locale={reading.locale} />
    </LedgerPage>
  );
}
