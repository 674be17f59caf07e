import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { OutwardLink } from '@/components/ui/links/outward-link';
import type { ListedEntry } from '@/lib/directory/atlas/map';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

/** A list of entries: number of stories in a year, name, the way to its own site, description, and what is new. */
export async function AtlasEntries({ entries, locale }: { entries: readonly ListedEntry[]; locale: Locale }) {
  const t = await getTranslations('atlas');
  return (
    <ul className="-mt-3.5 grid gap-x-12 md:grid-cols-2">
      {entries.map((entry) => {
        const news = [
          entry.today > 0 && t('todayNews', { count: entry.today }),
          entry.week > entry.today && t('weekNews', { count: entry.week }),
          entry.hasEvent && t('hasEvent'),
        ].filter((words) => words !== false);
        return (
          <li
            key={entry.key}
            className="grid grid-cols-[24px_minmax(0,1fr)_auto] content-start gap-x-3 border-b border-rule py-3.5 md:gap-x-4"
          >
            <span className="n pt-0.5 text-lg leading-normal font-bold">
              {entry.year > 0 && (
                <>
                  <span className="sr-only">{t('yearNews')} </span>
                  {entry.year}
                </>
              )}
            </span>
            <h3 className="text-lg leading-normal" lang={foreignLang(entry.lang, locale)}>
              <Link href={entry.href}>{entry.name}</Link>
            </h3>
            {entry.url === '' ? (
              <span />
            ) : (
              <OutwardLink
                href={entry.url}
                className="-my-2.5 min-h-11 content-center text-sm underline underline-offset-4"
              >
                {t('site')}
                <span className="sr-only">{t('siteOf', { name: entry.name })}</span>
              </OutwardLink>
            )}
            <p
              className="col-start-2 text-base leading-relaxed text-ink-2"
              lang={foreignLang(entry.descriptionLang, locale)}
            >
              {entry.description}
            </p>
            {news.length > 0 && <p className="type-meta col-start-2">{news.join(t('listMark'))}</p>}
          </li>
        );
      })}
    </ul>
  );
}
