import { getTranslations } from 'next-intl/server';
import type { SectionOf } from '@/backend/contract/landings/landing';
import { Headline } from '@/components/ui/words/headline';
import type { Locale } from '@/lib/platform/language/locales';
import { isForeign } from '@/lib/landings/links';
import { AnyLink } from '../any-link';

/** Recordings, each with a time or a day and a link: to watch it elsewhere, or to read it on this site. */
export async function RecordingsSection({
  section,
  locale,
}: {
  section: SectionOf<'recordings'>;
  locale: Locale;
}) {
  const t = await getTranslations('landing');
  return (
    <>
      <p className="type-meta">{t('recordingCount', { count: section.items.length })}</p>
      <ol>
        {section.items.map(({ mark, title, link }) => (
          <li
            key={mark + title}
            className="grid grid-cols-[4.9em_minmax(0,1fr)_auto] items-baseline gap-x-4 md:grid-cols-[5.5em_minmax(0,1fr)_auto] border-b border-rule py-2.5 last:border-0"
          >
            <span className="n font-semibold">{mark}</span>
            <span>
              <Headline text={title} lang={locale} />
            </span>
            {link !== '' && (
              <AnyLink to={link} locale={locale} className="type-meta underline underline-offset-4">
                {t(isForeign(link) ? 'watch' : 'read')}
              </AnyLink>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
