import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { WindowSwitch } from './window-switch-deferred';

/** The switch of the window all changes are shown over, with its words. */
export async function ChosenWindow({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'data' });
  const windows = {
    day: t('window.day'),
    week: t('window.week'),
    month: t('window.month'),
    year: t('window.year'),
  };
  return <WindowSwitch label={t('changeOver')} windows={windows} />;
}
