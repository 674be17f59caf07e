import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import type { Partner } from '@/lib/directory/read';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

const KINDS = ['media', 'community', 'research', 'event'] as const satisfies readonly Partner['kind'][];

/** Partners grouped by kind. */
export async function PartnerGroups({ partners, locale }: { partners: readonly Partner[]; locale: Locale }) {
  const t = await getTranslations('partners');
  return KINDS.map((kind) => {
    const group = partners.filter((partner) => partner.kind === kind);
    if (group.length === 0) return null;
    return (
      <LedgerSection key={kind} label={t(kind)} rule="ink">
        <PartnerItems partners={group} locale={locale} />
      </LedgerSection>
    );
  });
}

/** Names and descriptions of partners, in two columns where there is room. */
export function PartnerItems({ partners, locale }: { partners: readonly Partner[]; locale: Locale }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {partners.map((partner) => (
        <li key={partner.id} lang={foreignLang(partner.lang, locale)}>
          <h3 className="text-lg leading-normal">
            <Link href={partner.href}>{partner.name}</Link>
          </h3>
          <p className="text-base leading-relaxed text-ink-2">{partner.description}</p>
        </li>
      ))}
    </ul>
  );
}
