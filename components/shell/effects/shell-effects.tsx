import { getTranslations } from 'next-intl/server';
import { AccountEffects } from '@/components/accounts/corner/account-effects';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { StoreInstallOffer } from '@/components/download/store-install-offer';
import { ChatShare } from '@/components/sharing/chat-share-deferred';
import { StorePages } from '../stored-pages/store-pages';
import { StoredPageNote } from '../stored-pages/stored-page-note-deferred';
import { LanguageEffects } from './language-effects';
import { LoadingOverlay } from './loading-overlay';
import { NavigationEffects } from './navigation-effects';

/** Effects and overlays that every shell has. */
export async function ShellEffects({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  return (
    <>
      <NavigationEffects />
      <LoadingOverlay
        labels={{ loading: t('common.loading'), failed: t('errors.pageLate'), retry: t('common.retry') }}
      />
      <LanguageEffects locale={locale} />
      <AccountEffects locale={locale} />
      <StoreInstallOffer />
      <StorePages locale={locale} />
      <StoredPageNote label={t('download.kept', { time: '{time}' })} locale={locale} />
      {getConfig().hasChatShare && <ChatShare />}
    </>
  );
}
