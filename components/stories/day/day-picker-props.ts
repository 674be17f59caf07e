import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { pageDay } from '@/lib/platform/dates/page-day';
import type { Locale } from '@/lib/platform/language/locales';
import type { DayPicker } from './day-picker';

/** What the picker of a day needs on the page of a day (`YYYY-MM-DD`). */
export async function dayPickerProps(
  day: string,
  locale: Locale,
): Promise<Omit<ComponentProps<typeof DayPicker>, 'children' | 'className'>> {
  const t = await getTranslations('news');
  const months = await getTranslations('calendar');
  return {
    locale,
    label: t('pickDay'),
    months: { previous: months('previous'), next: months('next') },
    day,
    max: pageDay(),
  };
}
