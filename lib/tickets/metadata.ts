import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/platform/language/locales';
import { pageMetadata } from '@/lib/publishing/metadata/page';

/**
 * The head of the page of a ticket opened by a link: the canonical address has no key, and search engines must not
 * index it.
 */
export async function ticketMetadata(locale: Locale, link: string): Promise<Metadata> {
  const t = await getTranslations('account.titles');
  return pageMetadata({
    locale,
    address: { name: 'openedTicket', params: { link } },
    title: t('ticketByKey'),
    description: t('ticketByKey'),
    isIndexable: false,
  });
}

/** The same of the page of an offered ticket. */
export async function offerMetadata(locale: Locale, link: string): Promise<Metadata> {
  const t = await getTranslations('tickets.transfer.take');
  return pageMetadata({
    locale,
    address: { name: 'openedOffer', params: { link } },
    title: t('title'),
    description: t('title'),
    isIndexable: false,
  });
}
