import { getTranslations } from 'next-intl/server';
import { TimeText } from '@/components/ui/time-text';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Correction } from '@/lib/stories/story';

interface Props {
  corrections: readonly Correction[];
  locale: Locale;
  className?: string;
}

/** Under a text: what was wrong in it, and when that was put right. */
export async function Corrections({ corrections, locale, className = '' }: Props) {
  if (corrections.length === 0) return null;
  const t = await getTranslations('correction');
  return (
    <section
      aria-label={t('title')}
      className={`border-t border-ink pt-3 text-[15px] leading-[1.7] ${className}`}
    >
      {corrections.map(({ text, lang, at }, index) => (
        <p key={index}>
          <b className="text-mark">{t('title')}</b>
          <TimeText at={at} className="n mx-2 text-ink-3">
            {formatDate(at, locale, 'day')}
          </TimeText>
          <span lang={foreignLang(lang, locale)}>{text}</span>
        </p>
      ))}
    </section>
  );
}
