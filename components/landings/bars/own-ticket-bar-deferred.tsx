'use client';

import { withMessages } from '@/components/ui/hydration/defer-hydration-with-messages';
import { deferPart } from '@/components/ui/hydration/defer-part';
import { BuyBar, type BuyBarProps } from './buy-bar';

/**
 * Loaded after the page: readers without a ticket see their bar at once, and only then the browser looks for a ticket.
 */
export const OwnTicketBar = deferPart<BuyBarProps>(
  () => withMessages(() => import('./own-ticket-bar').then((file) => file.OwnTicketBar)),
  (props) => (props.price === '' ? null : <BuyBar {...props} />),
);
