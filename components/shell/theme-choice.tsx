import { getTranslations } from 'next-intl/server';
import { SettingChoice } from './setting-choice';

/** Light, dark, or as the system has it. */
export async function ThemeChoice() {
  const t = await getTranslations('footer');
  return (
    <SettingChoice
      setting="theme"
      label={t('theme')}
      choices={[
        { value: null, label: t('system') },
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
      ]}
    />
  );
}
