import { getTranslations } from 'next-intl/server';
import { LedgerSection } from '@/components/ui/lists/ledger-section';
import { Link } from '@/components/ui/links/link';
import { type AtlasDistrict, type ListedEntry, TOPICS } from '@/lib/directory/atlas/map';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { AtlasEntries } from './atlas-entries';

const SHOWN = 25;

/** The map as a list: the first entries of each category in the same order, with a link to the rest. */
export async function AtlasList({
  districts,
  locale,
}: {
  districts: readonly AtlasDistrict<ListedEntry>[];
  locale: Locale;
}) {
  const t = await getTranslations('atlas');
  return (
    <div id="atlas-list" tabIndex={-1} className="ledger ledger-stacked ledger-wide outline-none">
      {districts.map(({ key, name, entries }) => (
        <LedgerSection key={key} id={`list-${key}`} label={name} rule="ink">
          <AtlasEntries entries={key === TOPICS ? entries : entries.slice(0, SHOWN)} locale={locale} />
          {entries.length > SHOWN && key !== TOPICS && (
            <Link href={href(locale, 'atlasDistrict', { type: key })} className="btn btn-line mt-4">
              {t('rest', { name, count: entries.length })}
            </Link>
          )}
        </LedgerSection>
      ))}
    </div>
  );
}
