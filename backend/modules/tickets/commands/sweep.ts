import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { erasePersonalData } from './erase-personal-data';
import { endWaitingLists, offerFreeSeats, reopenWaitingLists } from './run-waiting-lists';
import { erasePayoutAccounts } from './payouts/account';
import { remindOrganisers } from './remind-organisers';
import { releaseSeatHolds } from './release-seat-holds';
import { settleCancelledEvents } from './settle-cancelled';
import { endDueTransfers } from './transfers/sweep';
import { stripeSweep } from './stripe/sweep';
import { pagesByClock } from './notify-pages';

const SEAT_HOLDS_EVERY_MS = 1000;
const PAGES_EVERY_MS = 1000;
const REST_EVERY_MS = 60_000;

/**
 * Starts the background jobs of tickets: releases expired seat holds, ends ticket transfers that nobody took, offers
 * free seats to waiting lists, marks pages as out of date when a date has passed, checks open payments and refunds,
 * settles cancelled events, reminds organisers of bank transfers, ends and reopens waiting lists, erases personal data.
 * @returns a function that stops them
 */
export function startTicketSweep(context: Context): () => Promise<unknown> {
  const stops = [
    runEvery(context, SEAT_HOLDS_EVERY_MS, 'releasing holds', () => releaseSeatHolds(context)),
    runEvery(context, SEAT_HOLDS_EVERY_MS, 'ending transfers', () => endDueTransfers(context)),
    runEvery(context, SEAT_HOLDS_EVERY_MS, 'settling cancelled events', () => settleCancelledEvents(context)),
    runEvery(context, PAGES_EVERY_MS, 'telling pages the time', pagesByClock(context)),
    runEvery(context, REST_EVERY_MS, 'asking after payments and refunds', stripeSweep(context)),
    runEvery(context, SEAT_HOLDS_EVERY_MS, 'keeping waiting lists', async () => {
      await reopenWaitingLists(context);
      await offerFreeSeats(context);
    }),
    runEvery(context, REST_EVERY_MS, 'reminding organisers', () => remindOrganisers(context)),
    runEvery(context, REST_EVERY_MS, 'ending waiting lists', () => endWaitingLists(context)),
    runEvery(context, REST_EVERY_MS, 'erasing personal data', async () => {
      await erasePersonalData(context);
      await erasePayoutAccounts(context);
    }),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
