'use client';

import { useTranslations } from 'next-intl';
import { timeUntil } from '@/lib/landings/time-until';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

interface Props {
  /** Time in milliseconds since 1970. `initial` is in the same unit: when the page was rendered. */
  target: number;
  initial: number;
}

/** The time left until `target`, in days or, on the last day, in hours and minutes. Updated once a minute. */
export function Countdown({ target, initial }: Props) {
  const t = useTranslations('landing');
  const left = timeUntil(target, useClock(MINUTE_MS, initial));
  return <>{left.days > 0 ? t('daysLeft', { days: left.days }) : t('hoursLeft', left)}</>;
}
