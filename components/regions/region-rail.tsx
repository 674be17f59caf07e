import { getTranslations } from 'next-intl/server';
import { LiveFlashes } from '@/components/stories/live/live-flashes';
import { FlashLine } from '@/components/stories/flash/flash-line';
import { EventCard } from '@/components/events/event-card';
import { Link } from '@/components/ui/links/link';
import type { RegionEdition } from '@/lib/regions/read';
import type { RegionView } from '@/lib/regions/region-view';
import { toRegionFlash } from '@/lib/regions/region-flash';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { nowMs } from '@/lib/platform/dates/clock';

interface Props {
  edition: RegionEdition;
  region: RegionView;
  locale: Locale;
}

/** The right column of an edition: its flashes in its own time zone, and its events. */
export async function RegionRail({ edition, region, locale }: Props) {
  const t = await getTranslations('region');
  const common = await getTranslations('common');
  const now = nowMs();
  const { timeZone, zone } = region;
  return (
    <>
      <section id="flashes" className="scroll-mt-28">
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-2xl leading-tight font-extrabold">{region.flashesTitle}</h2>
          <div className="relative">
            <p className="type-meta n flex gap-x-4">
              <span>{zone}</span>
              {edition.today > 0 && <span>{t('today', { count: edition.today })}</span>}
            </p>
            <LiveFlashes place={{ region: region.key }} className="live-corner" />
          </div>
        </div>
        {edition.flashes.length === 0 ? (
          <p className="mb-4 text-ink-2">{t('noFlashes')}</p>
        ) : (
          <ol className="ledger ledger-narrow pt-1">
            {edition.flashes.map((flash) => (
              <li key={flash.id}>
                <FlashLine
                  flash={toRegionFlash(flash, locale, timeZone, now)}
                  locale={locale}
                  keyLabel={common('key')}
                  languages={{ chinese: common('inChinese'), english: common('inEnglish') }}
                />
              </li>
            ))}
          </ol>
        )}
        <Link href={href(locale, 'news')} className="btn btn-line w-full">
          {t('allFlashes')}
        </Link>
      </section>
      {isShown('events') && (
        <section id="events" className="mt-8 scroll-mt-28">
          <div className="rail-head">
            <h2 className="text-lg">{region.eventsTitle}</h2>
            <Link href={href(locale, 'events')} className="type-meta">
              {t('allEvents')}
            </Link>
          </div>
          <ul>
            {edition.events.map((event) => (
              <li key={event.id} className="border-t border-rule py-3.5">
                <EventCard event={event} locale={locale} />
              </li>
            ))}
          </ul>
          {edition.events.length === 0 && <p className="text-ink-2">{t('noEvents')}</p>}
        </section>
      )}
    </>
  );
}
