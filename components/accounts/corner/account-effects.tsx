import { getTranslations } from 'next-intl/server';
import { LoginHost } from '../login/login-host-deferred';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { siteName } from '@/lib/platform/config/site';
import { MemberWatch } from './member-watch-deferred';

/** The login dialog, and the messages about a session that has ended or cannot be read. Rendered once on every page. */
export async function AccountEffects({ locale }: { locale: Locale }) {
  const t = await getTranslations('member');
  const login = await getTranslations('login');
  return (
    <>
      <LoginHost locale={locale} siteName={siteName(locale)} failedText={login('failed')} />
      <MemberWatch homeHref={href(locale, 'home')} endedText={t('expired')} failedText={login('failed')} />
    </>
  );
}
