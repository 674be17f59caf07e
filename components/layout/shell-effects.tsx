import { AccountEffects } from '@/components/auth/account-effects';
import { getConfig } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { ChatShare } from './chat-share';
import { LanguageEffects } from './language-effects';
import { NavigationEffects } from './navigation-effects';

/** What every shell does without showing anything. */
export function ShellEffects({ locale }: { locale: Locale }) {
  return (
    <>
      <NavigationEffects />
      <LanguageEffects locale={locale} />
      <AccountEffects locale={locale} />
      {getConfig().hasChatShare && <ChatShare />}
    </>
  );
}
