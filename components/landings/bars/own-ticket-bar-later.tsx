'use client';

import { withMessages } from '@/components/ui/hydration/hydrate-with-messages';
import { later } from '@/components/ui/hydration/later';
import { BuyBar, type BuyBarProps } from './buy-bar';

/**
 * Loaded after the page: readers without a ticket see their bar at once, and only then the browser looks for a ticket.
 */
export const OwnTicketBar = later<BuyBarProps>(
  () => withMessages(() => import('./own-ticket-bar').then((file) => file.OwnTicketBar)),
  (props) => (props.price === '' ? null : <BuyBar {...props} />),
);
