import { useEffect } from 'react';
import { useLocale } from 'next-intl';
import { postCall } from '@/lib/platform/calls/post-call';
import { keyOf, linkOf } from '@/lib/tickets/bearer';
import type { TicketName } from '@/lib/tickets/use-ticket';

const MARK = 'mark';

/**
 * Reports that a ticket was opened from its letter, and removes the mark from the address. Only the link in the letter
 * has the mark. A mail program that fetches the page without its scripts reports nothing.
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
