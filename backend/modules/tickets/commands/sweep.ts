import type { Context } from '@/backend/kernel/context';
import type { DueJob } from '@/backend/kernel/due-work';
import { runEvery } from '@/backend/kernel/run-every';
import { erasePersonalData } from './erase-personal-data';
import {
  endWaitingLists,
  hasWaitingWork,
  offerFreeSeats,
  reopenWaitingLists,
} from './waiting-list/run-waiting-lists';
import { erasePayoutAccounts } from './payouts/account';
import { remindOrganisers } from './letters/remind-organisers';
import { hasExpiredHolds, releaseSeatHolds } from './seat-holds/release';
import { hasUnsettledEvents, settleCancelledEvents } from './refunds/settle-cancelled';
import { endDueTransfers, hasDueTransfers } from './transfers/sweep';
import { stripeSweep } from './stripe/sweep';
import { pagesByClock } from './notify-pages';

const EVERY_MS = 60_000;

/**
 * The jobs of tickets that are looked for every second: releasing expired seat holds, ending ticket transfers that nobody
 * took, settling cancelled events, marking pages as out of date when a date has passed, offering free seats to waiting
 * lists and reopening them.
 */
export function ticketJobs(context: Context): DueJob[] {
  return [
    { name: 'releasing seat holds', isDue: hasExpiredHolds, work: releaseSeatHolds },
    { name: 'ending transfers', isDue: hasDueTransfers, work: endDueTransfers },
    { name: 'settling cancelled events', isDue: hasUnsettledEvents, work: settleCancelledEvents },
    pagesByClock(context),
    {
      name: 'offering seats to waiting lists',
      isDue: hasWaitingWork,
      async work() {
        await reopenWaitingLists(context);
        await offerFreeSeats(context);
      },
    },
  ];
}

/**
 * Starts the jobs of tickets that run every minute: they check open payments and refunds, remind organisers of bank
 * transfers, end waiting lists and erase personal data.
 * @returns a function that stops them
 */
export function startTicketSweep(context: Context): () => Promise<unknown> {
  const stops = [
    runEvery(context, EVERY_MS, 'checking payments and refunds', stripeSweep(context)),
    runEvery(context, EVERY_MS, 'reminding organisers', () => remindOrganisers(context)),
    runEvery(context, EVERY_MS, 'ending waiting lists', () => endWaitingLists(context)),
    runEvery(context, EVERY_MS, 'erasing personal data', async () => {
      await erasePersonalData(context);
      await erasePayoutAccounts(context);
    }),
  ];
  return () => Promise.all(stops.map((stop) => stop()));
}
