import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { usualUpdown } from '@/lib/platform/storage/reader-settings';
import { SettingChoice } from './setting-choice-deferred';

/** The choice of the colours for rising and falling. */
export async function UpdownChoice({ locale, className }: { locale: Locale; className?: string }) {
  const t = await getTranslations('footer');
  return (
    <SettingChoice
      setting="updown"
      label={t('updown')}
      standard={usualUpdown(locale)}
      className={className}
      choices={[
        { value: 'red-up', label: t('redUp') },
        { value: 'green-up', label: t('greenUp') },
      ]}
    />
  );
}
