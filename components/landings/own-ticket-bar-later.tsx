'use client';

import { inWords } from '@/components/ui/hydrate-in-words';
import { later } from '@/components/ui/later';
import { BuyBar, type BuyBarProps } from './buy-bar';

/** What readers without a ticket see stands at once; whether somebody holds one is asked after the page has loaded. */
export const OwnTicketBar = later<BuyBarProps>(
  () => inWords(() => import('./own-ticket-bar').then((file) => file.OwnTicketBar)),
  (props) => (props.price === '' ? null : <BuyBar {...props} />),
);
