import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { ListedEntry } from '@/lib/directory/atlas/map';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** A list of entries: name, number of stories in a year, description, and what is new. */
export async function AtlasEntries({ entries, locale }: { entries: readonly ListedEntry[]; locale: Locale }) {
  const t = await getTranslations('atlas');
  return (
    <ul className="-mt-3.5 grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => {
        const news = [
          entry.today > 0 && t('todayNews', { count: entry.today }),
          entry.week > entry.today && t('weekNews', { count: entry.week }),
          entry.hasEvent && t('hasEvent'),
        ].filter((words) => words !== false);
        return (
          <li key={entry.key} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-3.5">
            <h3 className="text-lg leading-normal" lang={foreignLang(entry.lang, locale)}>
              <Link href={entry.href}>{entry.name}</Link>
            </h3>
            {entry.year > 0 && (
              <span className="n text-base font-bold">
                <span className="sr-only">{t('yearNews')} </span>
                {entry.year}
              </span>
            )}
            <p
              className="col-span-2 text-base leading-relaxed text-ink-2"
              lang={foreignLang(entry.descriptionLang, locale)}
            >
              {entry.description}
            </p>
            {news.length > 0 && <p className="type-meta col-span-2">{news.join(t('listMark'))}</p>}
          </li>
        );
      })}
    </ul>
  );
}
