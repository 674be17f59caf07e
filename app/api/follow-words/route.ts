import { getTranslations } from 'next-intl/server';
import type { FollowWords } from '@/lib/members/follows/words';
import { LOCALES } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';

/** Rendered for each request, because it reads the address. */
export const dynamic = 'force-dynamic';

const MAX_AGE_SECONDS = 300;

/** What the choice of a follow says in a language; it is loaded when it opens for the first time. */
export async function GET(request: Request): Promise<Response> {
  const requested = new URL(request.url).searchParams.get('locale');
  const locale = LOCALES.find((each) => each === requested) ?? 'zh-Hans';
  const { follows, alerts, login } = await messagesOf(locale);
  const t = await getTranslations({ locale, namespace: 'follows' });
  const words: FollowWords = {
    follows,
    title: t('title', { name: '{name}' }),
    denied: alerts.denied,
    failed: login.failed,
  };
  return Response.json(words, { headers: { 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` } });
}
