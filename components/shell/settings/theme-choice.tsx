import { getTranslations } from 'next-intl/server';
import { SettingChoice } from './setting-choice-deferred';

/** The choice of theme: light, dark, or the system's. */
export async function ThemeChoice({ className }: { className?: string }) {
  const t = await getTranslations('footer');
  return (
    <SettingChoice
      setting="theme"
      label={t('theme')}
      className={className}
      choices={[
        { value: null, label: t('system') },
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
      ]}
    />
  );
}
