import { useTranslations } from 'next-intl';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

/** How long ago a phone at the gate last contacted the backend, as text. @param at ISO time of that contact */
export function useSyncAge(): (at: string) => string {
  const t = useTranslations('gateSetup.ago');
  const now = useClock(MINUTE_MS);
  return (at) => {
    const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS);
    if (minutes < 1) return t('now');
    return minutes < 60 ? t('minutes', { count: minutes }) : t('hours', { count: Math.floor(minutes / 60) });
  };
}
