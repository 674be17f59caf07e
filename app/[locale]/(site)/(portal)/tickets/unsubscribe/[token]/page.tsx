import { getTranslations } from 'next-intl/server';
import { LetterUnsubscribe } from '@/components/newsletters/letter-unsubscribe';
import { Unsubscribe } from '@/components/tickets/unsubscribe';
import { callByKey } from '@/lib/newsletters/subscriber-calls';
import { pageLocale, type PageProps } from '@/lib/platform/routing/page-params';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import { readSubscription } from '@/lib/tickets/read-subscription';

/** Rendered for each request: the address contains a receiver's key, so it must not be cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>) {
  const t = await getTranslations('letters.unsubscribe');
  const { token } = await params;
  return pageMetadata({
    locale: await pageLocale(),
    address: { name: 'unsubscribe', params: { token } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}

/** The key belongs to a subscriber of newsletters, to a member who follows something, or to a receiver of an organiser's messages. */
export default async function UnsubscribePage({ params }: PageProps<'token'>) {
  const locale = await pageLocale();
  const { token } = await params;
  const key = decodeURIComponent(token);
  const address = `/api/letters/unsubscribe/${token}`;
  const preferences = await callByKey('letterPreferences', { key, locale }, locale);
  if (typeof preferences === 'object' || preferences === 'gone')
    return <LetterUnsubscribe locale={locale} token={token} address={address} preferences={preferences} />;
  const letters = await callByKey('followLetters', { key }, locale);
  if (typeof letters === 'object')
    return (
      <LetterUnsubscribe locale={locale} token={token} address={address} preferences={letters} isOfFollows />
    );
  const subscription = await readSubscription(key, locale);
  return <Unsubscribe locale={locale} address={address} subscription={subscription} />;
}
