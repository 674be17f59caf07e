import { nowMs } from '@/lib/platform/dates/clock';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import type { Series } from './read';

type AgeKey = 'age.minutes' | 'age.hours';
type Translate = (
  key: 'updated' | 'stopped' | 'stale' | AgeKey,
  values: Record<string, string | number>,
) => string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From then on the day of the last value says more than its age. */
const MAX_HOURS = 36;

/** How old a value is in words, such as 3小时前; null when its day says more. @param at ISO text */
function ageWords(at: string, t: Translate): string | null {
  const age = Math.max(0, nowMs() - Date.parse(at));
  if (age >= MAX_HOURS * HOUR_MS) return null;
  return age < HOUR_MS
    ? t('age.minutes', { n: Math.max(1, Math.floor(age / MINUTE_MS)) })
    : t('age.hours', { n: Math.floor(age / HOUR_MS) });
}

/** When a series was last updated or, if its source has stopped, how old its last good value is, or of which day. */
export function updatedWords(
  { updatedAt, stoppedAt }: Pick<Series, 'updatedAt' | 'stoppedAt'>,
  t: Translate,
  locale: Locale,
): string {
  if (stoppedAt === null) return t('updated', { time: formatDate(updatedAt, locale, 'full') });
  const age = ageWords(stoppedAt, t);
  return age === null ? t('stopped', { time: formatDate(stoppedAt, locale, 'date') }) : t('stale', { age });
}
