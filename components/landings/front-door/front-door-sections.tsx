import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { isFilled } from '@/lib/publishing/metadata/filled-sections';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

const SECTIONS = ['news', 'columns', 'features', 'events', 'data', 'tools', 'hk', 'usa', 'weekly'] as const;

/** Links to the sections of the site that have something to show, with a line about each; nothing when none has. */
export async function FrontDoorSections({ locale }: { locale: Locale }) {
  const sections = SECTIONS.filter(isFilled);
  if (sections.length === 0) return null;

  const t = await getTranslations('frontDoor');
  const nav = await getTranslations('nav');
  return (
    <LedgerSection label={t('sections')} rule="ink">
      <ul className="grid gap-x-10 md:grid-cols-3">
        {sections.map((section) => (
          <li key={section} className="border-b border-rule py-3.5">
            <h3 className="text-lg leading-normal">
              <Link href={href(locale, section)}>{nav(section)}</Link>
            </h3>
            <p className="text-sm leading-normal text-ink-2">{t(`about.${section}`)}</p>
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}
