import { getTranslations } from 'next-intl/server';
import type { EventCard } from '@/lib/events/read';

/** `上海 · 线下`; online events have no town. */
export async function EventPlace({
  event: { city, mode, lang },
}: {
  event: Pick<EventCard, 'city' | 'mode' | 'lang'>;
}) {
  const t = await getTranslations('events');
  return (
    <>
      {city !== '' && <span lang={lang}>{city}</span>}
      {city !== '' && ' · '}
      {t(mode)}
    </>
  );
}
