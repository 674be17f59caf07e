import 'server-only';
import type { FullEvent } from './event';
import { eventDate, eventWords } from './words';
import { eventTime } from './time';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { coverCode } from '@/lib/pictures/cover-code';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { SEPARATOR, blank } from '@/lib/publishing/share-picture/blank-card';
import { regionLook } from '@/lib/platform/config/regions';

/** Date and hours in the event's own zone, place and price. */
export async function eventShareCard(event: FullEvent, locale: Locale): Promise<ShareCard> {
  const { weekday, year, hours, until, zone } = eventTime(event, locale);
  const { place, price } = await eventWords(event, locale);
  return {
    ...blank(locale, href(locale, 'event', { id: event.id })),
    kind: 'event',
    lang: event.lang,
    title: event.title,
    meta: [place, price, event.host.name].filter(Boolean).join(SEPARATOR),
    figure: eventDate(event, locale),
    figureNote: [
      `${weekday}${SEPARATOR}${year}`,
      `${[hours, until].filter(Boolean).join(' – ')} ${zone}`.trim(),
    ].join('\n'),
    isNight: regionLook(event.region) === 'dark',
    seed: event.id,
    cover: event.figure ? coverCode(event.figure, event.lang) : '',
  };
}
