import { getTranslations } from 'next-intl/server';
import { TimeText } from '@/components/ui/dates/time-text';
import type { Correction } from '@/lib/stories/story';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  corrections: readonly Correction[];
  locale: Locale;
}

/** The corrections of a story with their times, below its text; nothing when there are none. */
export async function Corrections({ corrections, locale }: Props) {
  if (corrections.length === 0) return null;
  const t = await getTranslations('correction');
  return (
    <section aria-label={t('title')} className="mt-8 grid gap-3 border-t border-ink pt-4 text-base">
      {corrections.map(({ text, lang, at }) => (
        <p key={at + text}>
          <span className="font-bold">{t('title')}</span>{' '}
          <TimeText at={at} className="n text-ink-2">
            {formatDate(at, locale, 'short')}
          </TimeText>
          <span lang={foreignLang(lang, locale)} className="mt-1 block">
            {text}
          </span>
        </p>
      ))}
    </section>
  );
}
