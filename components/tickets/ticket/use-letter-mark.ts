import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { postCall } from '@/lib/platform/calls/post-call';
import { keyOf, linkOf } from '@/lib/tickets/bearer';
import type { TicketName } from '@/lib/tickets/use-held-ticket';

const MARK = 'mark';

/**
 * Says that a ticket was opened from its letter, which alone has the mark in its link, and takes the mark out of the
 * address. A mail program that only fetches the page says nothing.
 */
export function useLetterMark(name: TicketName): void {
  const locale = useLocale();
  const key = 'id' in name ? null : keyOf(name);
  const link = linkOf(name);
  useEffect(() => {
    const address = new URL(location.href);
    const mark = address.searchParams.get(MARK);
    if (key === null || mark === null) return;
    address.searchParams.delete(MARK);
    history.replaceState(history.state, '', address);
    void postCall('takeTicket', { key, mark }, locale, link);
  }, [key, link, locale]);
}
