import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { siteName } from '@/lib/platform/config/site';
import { type Locale, LOCALES } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';
import { href } from '@/lib/platform/routing/href';
import type { AlertFacts } from './alert-facts';

/** The worker only shows notifications; it makes no requests. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-cache',
};
const ID = 987_654_321;
const TYPE = 'type-of-data';

/** The script of the service worker that shows notifications, after what it needs to know of this site. */
export async function alertWorker(): Promise<Response> {
  const facts = await Promise.all(LOCALES.map(async (locale) => [locale, await factsOf(locale)]));
  return new Response(
    `const FACTS = ${JSON.stringify(Object.fromEntries(facts))};\n${builtScript('alert-worker')}`,
    { headers: HEADERS },
  );
}

async function factsOf(locale: Locale): Promise<AlertFacts> {
  const address = (name: 'flash' | 'article' | 'event') =>
    href(locale, name, { id: ID }).replace(String(ID), '*');
  return {
    flash: address('flash'),
    article: address('article'),
    follows: href(locale, 'myFollow'),
    event: address('event'),
    data: href(locale, 'dataType', { type: TYPE }).replace(TYPE, '*'),
    site: siteName(locale),
    news: (await messagesOf(locale)).alerts.push,
  };
}
