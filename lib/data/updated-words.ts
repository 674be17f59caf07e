import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import type { Series } from './read';

type Translate = (key: 'updated' | 'stopped', values: { time: string }) => string;

/** When a series was last updated or, if its source has stopped, the time of its last value. */
export function updatedWords(
  { updatedAt, stoppedAt }: Pick<Series, 'updatedAt' | 'stoppedAt'>,
  t: Translate,
  locale: Locale,
): string {
  return stoppedAt === null
    ? t('updated', { time: formatDate(updatedAt, locale, 'full') })
    : t('stopped', { time: formatDate(stoppedAt, locale, 'date') });
}
