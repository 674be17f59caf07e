import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Issue } from '@/lib/stories/read-weekly';

interface Props {
  letter: NonNullable<Issue['letter']>;
  locale: Locale;
  /** Shown beside the letter, below it on narrow screens. */
  beside: ReactNode;
}

/** The letter of the editor that an issue begins with, signed. */
export async function IssueLetter({ letter: { paragraphs, by, lang }, locale, beside }: Props) {
  const t = await getTranslations('weekly');
  return (
    <section className="entry">
      <h2 className="entry-gutter pt-5 text-base font-bold max-md:border-t max-md:border-ink">
        {t('letter')}
        <span className="type-meta block font-normal max-md:inline max-md:ps-3">{t('letterFrom')}</span>
      </h2>
      <div className="entry-body grid gap-x-12 gap-y-8 pt-3 pb-10 md:border-t md:border-ink md:pt-5 xl:grid-cols-[minmax(0,684px)_minmax(0,1fr)]">
        <div
          lang={foreignLang(lang, locale)}
          className="grid content-start gap-5 text-lg leading-loose text-pretty"
        >
          {paragraphs.map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
          {by !== '' && <p className="font-bold">{by}</p>}
        </div>
        {beside}
      </div>
    </section>
  );
}
