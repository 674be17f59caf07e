'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { zoneName } from '@/lib/events/time';
import { zonePlace } from '@/lib/events/zone-place';
import { ownZone, showOwnZone, useOwnZone } from '@/lib/landings/own-zone';

/**
 * Says in which time zone the agenda is shown, and changes it.
 * @param at start of the agenda as ISO text
 */
export function ZoneChoice({ at }: { at: string }) {
  const t = useTranslations('landing');
  const locale = useLocale();
  const zone = useOwnZone();
  useEffect(() => () => showOwnZone(false), []);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <span role="status">
        {t('timesIn', {
          zone:
            zone === null
              ? 'UTC+8'
              : `${zonePlace(ownZone(), locale, new Date(at))} ${zoneName(zone, new Date(at), locale)}`,
        })}
      </span>
      <button
        type="button"
        onClick={() => showOwnZone(zone === null)}
        className="min-h-11 underline underline-offset-4"
      >
        {t(zone === null ? 'ownZone' : 'siteZone')}
      </button>
    </span>
  );
}
