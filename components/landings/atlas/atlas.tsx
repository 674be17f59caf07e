import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/landings/client-messages';
import { hasMap } from '@/lib/directory/atlas/has-map';
import type { AtlasDistrict, ListedEntry } from '@/lib/directory/atlas/map';
import type { Locale } from '@/lib/platform/language/locales';
import { AtlasExplorer } from './atlas-explorer-deferred';
import { AtlasList } from './atlas-list';
import { AtlasStrip } from './atlas-strip';

interface Props {
  districts: readonly AtlasDistrict<ListedEntry>[];
  locale: Locale;
}

/** The atlas page: the map, a strip of the categories to scale, and the list of entries. */
export async function Atlas({ districts, locale }: Props) {
  const t = await getTranslations('atlas');
  const parts = districts.map(({ key, name, entries }) => ({
    key: `list-${key}`,
    name,
    count: entries.length,
  }));
  const isDrawn = hasMap(districts);
  const entries = districts.flatMap(({ entries: all }) => all);
  const written = entries.filter(({ year }) => year > 0).length;
  return (
    <div className="px-4 md:px-0 md:pe-7">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-1 pt-6">
        <h1 className="type-page-title">{t('title')}</h1>
        <p className="max-w-[46em] text-base leading-relaxed text-ink-2">{t('description')}</p>
      </header>
      {isDrawn ? (
        <ClientMessages locale={locale} of="atlas">
          <AtlasExplorer
            districts={districts
              .filter(({ entries: of }) => of.length > 0)
              .map(({ key, name, entries: of }) => ({ key, name, count: of.length }))}
          />
        </ClientMessages>
      ) : (
        <p className="mt-3 max-w-[46em] text-base leading-relaxed text-ink-2">
          {t('noMap', { count: entries.length, written })}
        </p>
      )}
      <section className="mt-10" aria-labelledby="atlas-all">
        <h2 id="atlas-all" className="text-2xl font-extrabold">
          {t('list')}
        </h2>
        <AtlasStrip label={t('categories')} caption={t('strip')} parts={parts} />
        <AtlasList districts={districts} locale={locale} />
      </section>
    </div>
  );
}
