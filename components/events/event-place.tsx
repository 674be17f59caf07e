import { getTranslations } from 'next-intl/server';
import { Dotted } from '@/components/ui/words/dotted';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { EventCard } from '@/lib/events/event';

/**
 * City and mode, such as `上海 · 线下`; without a city only the mode. Where something follows on phones, a city says there
 * that the event is on site.
 */
export async function EventPlace({
  event: { city, mode, lang },
  locale,
  onPhone,
}: {
  event: Pick<EventCard, 'city' | 'mode' | 'lang'>;
  locale: Locale;
  /** What follows after another dot on phones, such as the hour. */
  onPhone?: string;
}) {
  const t = await getTranslations('events');
  const isOnSite = city !== '' && mode === 'offline' && onPhone !== undefined;
  return (
    <Dotted
      parts={[city !== '' && <span lang={foreignLang(lang, locale)}>{city}</span>, !isOnSite && t(mode)]}
      onWide={isOnSite ? t(mode) : ''}
      onPhone={onPhone}
    />
  );
}
