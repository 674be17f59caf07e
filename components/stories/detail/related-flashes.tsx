import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { WrittenIn } from '@/components/ui/words/written-in';
import type { Story } from '@/lib/stories/story';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Headline } from '@/components/ui/words/headline';
import { TimeText } from '@/components/ui/dates/time-text';
import { DayText } from '@/components/ui/dates/day-text';

interface Props {
  title: string;
  flashes: readonly Story[];
  locale: Locale;
  /** In place of the title. */
  head?: ReactNode;
}

/** Flashes beside an article, each with its day and title; nothing when there are none. */
export async function RelatedFlashes({ title, flashes, locale, head }: Props) {
  if (flashes.length === 0) return null;
  const t = await getTranslations('common');
  return (
    <section aria-label={title}>
      {head ?? <h2 className="rail-head text-base">{title}</h2>}
      <ul>
        {flashes.map((flash) => (
          <li key={flash.id} className="border-t border-rule">
            <Link
              href={flash.href}
              className="grid grid-cols-[56px_minmax(0,1fr)] py-2.5 text-base leading-[1.5]"
            >
              <TimeText
                at={flash.releasedAt}
                className={`n font-semibold ${flash.isImportant ? 'text-mark' : 'text-ink-2'}`}
              >
                <DayText value={formatDate(flash.releasedAt, locale, 'number')} />
              </TimeText>
              <span className="col-start-2" lang={foreignLang(flash.lang, locale)}>
                <Headline text={flash.title} lang={flash.lang} />
              </span>
              {foreignLang(flash.lang, locale) && (
                <span className="type-meta col-start-2">
                  <WrittenIn label={t(flash.lang === 'en' ? 'inEnglish' : 'inChinese')} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
