import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PartnerItems } from '@/components/directory/partner-groups';
import { PageGraph } from '@/components/layout/page-graph';
import { LedgerPage } from '@/components/layout/ledger-page';
import { LedgerSection } from '@/components/ui/ledger-section';
import { Link } from '@/components/ui/link';
import { OutwardLink } from '@/components/ui/outward-link';
import { listPartners, readPartner } from '@/lib/backend/site';
import { href } from '@/lib/i18n/address';
import { foreignLang } from '@/lib/i18n/foreign-lang';
import { pageReading, toId } from '@/lib/page';
import { textCard } from '@/lib/share-picture/page-cards';
import { shareImage } from '@/lib/share-picture/share-image';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

async function readPage({ params }: Props) {
  const reading = await pageReading();
  const partner = await readPartner(toId((await params).id), reading);
  return { reading, partner: partner ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations('partners');
  const { reading, partner } = await readPage(props);
  const words = { title: partner.name, text: partner.description, lang: partner.lang };
  return pageMetadata({
    locale: reading.locale,
    address: { name: 'partner', params: { id: partner.id } },
    title: partner.name,
    description: partner.description || t('description'),
    image: shareImage('partner', partner.id, textCard('partner', partner.id, words, reading.locale)),
  });
}

export default async function PartnerPage(props: Props) {
  const t = await getTranslations('partners');
  const { reading, partner } = await readPage(props);
  const { locale } = reading;
  const others = (await listPartners(reading)).filter(
    ({ id, kind }) => id !== partner.id && kind === partner.kind,
  );
  return (
    <LedgerPage
      title={partner.name}
      intro={partner.description}
      lang={foreignLang(partner.lang, locale)}
      aside={<Link href={href(locale, 'partners')}>{t(partner.kind)}</Link>}
      below={
        <OutwardLink href={partner.url} className="btn btn-line mt-2">
          {t('visit')}
        </OutwardLink>
      }
      gutter="event"
      isDetail
    >
      {others.length > 0 && (
        <LedgerSection label={t('others')} rule="ink">
          <PartnerItems partners={others} locale={locale} />
        </LedgerSection>
      )}
      <PageGraph
        locale={locale}
        address={{ name: 'partner', params: { id: partner.id } }}
        type="WebPage"
        title={partner.name}
        description={partner.description}
        parents={['partners']}
      />
    </LedgerPage>
  );
}
