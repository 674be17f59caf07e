import { getTranslations } from 'next-intl/server';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { EventCard } from '@/lib/events/event';

/** City and mode, such as `上海 · 线下`; without a city only the mode. */
export async function EventPlace({
  event: { city, mode, lang },
  locale,
}: {
  event: Pick<EventCard, 'city' | 'mode' | 'lang'>;
  locale: Locale;
}) {
  const t = await getTranslations('events');
  return (
    <>
      {city !== '' && <span lang={foreignLang(lang, locale)}>{city}</span>}
      {city !== '' && ' · '}
      {t(mode)}
    </>
  );
}
