import type { Metadata } from 'next';
import { SectionGraph } from '@/components/publishing/section-graph';
import { getTranslations } from 'next-intl/server';
import { PartnerGroups } from '@/components/directory/partner-groups';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { listPartners } from '@/lib/directory/read';
import { href } from '@/lib/platform/routing/href';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('partners');
}

export default async function PartnersPage() {
  const t = await getTranslations('partners');
  const language = await pageLanguage();
  const partners = await listPartners(language);
  const contact = isShown('contact') && (
    <Link href={href(language.locale, 'contact')} className="underline underline-offset-4">
      {t('become')}
    </Link>
  );
  return (
    <LedgerPage title={t('title')} intro={t('description')} gutter="event" below={contact || undefined}>
      {partners.length === 0 && <EmptyState text={t('empty')} />}
      <PartnerGroups partners={partners} locale={language.locale} />
      <SectionGraph name="partners" items={toSteps(partners)} />
    </LedgerPage>
  );
}
