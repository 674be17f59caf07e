import { getTranslations } from 'next-intl/server';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { listPartners, type Partner } from '@/lib/directory/read';
import { href } from '@/lib/platform/routing/href';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { PartnerItems } from './partner-groups';

/** One partner with a link to its own site, and others of its kind. */
export async function PartnerDetail({ partner, language }: { partner: Partner; language: ReaderLanguage }) {
  const t = await getTranslations('partners');
  const { locale } = language;
  const others = (await listPartners(language)).filter(
    ({ id, kind }) => id !== partner.id && kind === partner.kind,
  );
  return (
    <LedgerPage
      title={partner.name}
      intro={partner.description}
      lang={foreignLang(partner.lang, locale)}
      aside={<Link href={href(locale, 'partners')}>{t(partner.kind)}</Link>}
      below={
        partner.url !== '' && (
          <OutwardLink href={partner.url} className="btn btn-line mt-2">
            {t('visit')}
          </OutwardLink>
        )
      }
      gutter="event"
    >
      {others.length > 0 && (
        <LedgerSection label={t('others')} rule="ink">
          <PartnerItems partners={others} locale={locale} />
        </LedgerSection>
      )}
    </LedgerPage>
  );
}
