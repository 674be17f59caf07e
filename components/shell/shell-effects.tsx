import { AccountEffects } from '@/components/accounts/account-effects';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { KeepInstallOffer } from '@/components/download/keep-install-offer';
import { ChatShare } from '@/components/sharing/chat-share';
import { LanguageEffects } from './language-effects';
import { NavigationEffects } from './navigation-effects';

/** What every shell does without showing anything. */
export function ShellEffects({ locale }: { locale: Locale }) {
  return (
    <>
      <NavigationEffects />
      <LanguageEffects locale={locale} />
      <AccountEffects locale={locale} />
      <KeepInstallOffer />
      {getConfig().hasChatShare && <ChatShare />}
    </>
  );
}
