import type { ComponentProps } from 'react';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { LanguageSwitch } from './language-switch';

/** The switch of languages as the newsroom offers them; nothing where it offers one. */
export function SiteLanguages(props: ComponentProps<typeof LanguageSwitch>) {
  const { languages = [] } = siteBrand();
  if (languages.length === 0) return <LanguageSwitch {...props} />;
  return languages.length === 1 ? null : <LanguageSwitch {...props} locales={languages} />;
}
