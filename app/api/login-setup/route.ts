import { call } from '@/lib/platform/calls/read';
import type { LoginSetup, LoginWords } from '@/lib/accounts/login-setup';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';
import { pathOf } from '@/lib/platform/routing/routes';

/** Rendered for each request with the current settings and items. */
export const dynamic = 'force-dynamic';

const MAX_AGE_SECONDS = 300;

/** The settings the login dialog needs when it opens for the first time. */
export async function GET(): Promise<Response> {
  const config = await call('appConfig', {});
  const setup: LoginSetup = {
    words: Object.fromEntries(await Promise.all(LOCALES.map(wordsOf))) as Record<Locale, LoginWords>,
    providers: config.ok ? config.data.login_providers.value : [],
    termsUrl: config.ok ? config.data.term_of_service.value : pathOf('terms'),
    privacyUrl: config.ok ? config.data.privacy_policy.value : pathOf('disclaimer'),
  };
  return Response.json(setup, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}

async function wordsOf(locale: Locale): Promise<[Locale, LoginWords]> {
  const { login, fieldErrors } = await messagesOf(locale);
  return [locale, { login, fieldErrors }];
}
