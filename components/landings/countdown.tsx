'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { timeUntil } from '@/lib/landings/time-until';

const MINUTE_MS = 60_000;

/**
 * The time left until `target` (milliseconds since 1970), in days or, on the last day, in hours and minutes. Updated
 * once a minute.
 */
export function Countdown({ target, initial }: { target: number; initial: ReturnType<typeof timeUntil> }) {
  const t = useTranslations('landing');
  const [left, setLeft] = useState(initial);
  useEffect(() => {
    const step = () => setLeft(timeUntil(target, Date.now()));
    step();
    const timer = setInterval(step, MINUTE_MS);
    return () => clearInterval(timer);
  }, [target]);
  return <>{left.days > 0 ? t('daysLeft', { days: left.days }) : t('hoursLeft', left)}</>;
}
