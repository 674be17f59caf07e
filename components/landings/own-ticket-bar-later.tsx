'use client';

import { inWords } from '@/components/ui/hydrate-in-words';
import { later } from '@/components/ui/later';
import { BuyBar, type BuyBarProps } from './buy-bar';

/**
 * Loaded after the page: readers without a ticket see their bar at once, and only then the browser looks for a ticket.
 */
export const OwnTicketBar = later<BuyBarProps>(
  () => inWords(() => import('./own-ticket-bar').then((file) => file.OwnTicketBar)),
  (props) => (props.price === '' ? null : <BuyBar {...props} />),
);
