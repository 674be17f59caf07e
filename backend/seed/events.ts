import type { Context } from '@/backend/kernel/context';
import { type EventDraft, saveEvent } from '@/backend/modules/events/commands/form/save-event';
import { fromWallClock, toWireDay } from '@/backend/kernel/text/time';
import * as schema from '@/backend/db/schema/events';
import { NO_REGION } from '@/backend/contract/regions/first-regions';
import { regionColumns } from '@/backend/db/regions';
import { isHoliday, isTradingDay } from './days';
import { html, local } from './local';
import { events } from './sample/events';
import { organisers } from './sample/organisers';
import { seedOrders } from './orders';
import type { EventSeed, TicketTypeSeed } from './types';

const DAY_MS = 86_400_000;
/** Events get different update times, because entries of feeds need different dates. */
const EDITED_EVERY_MS = 37 * 60_000;

/** The recipient of bank transfers for sample tickets. */
const PAYMENT_NOTE = {
  zh: '收款人：样例主办方\n账号：样例账户，请勿转账',
  en: 'Payee: sample organiser\nAccount: a sample, do not pay to it',
};

/** Sample organisers and their events. */
export async function seedSampleEvents(context: Context): Promise<void> {
  const rows = await context.db
    .insert(schema.organisers)
    .values(
      organisers.map((organiser) => ({
        sourceKey: `sample:${organiser.key}`,
        name: local(organiser.name),
        description: local(organiser.description),
        social: organiser.social,
      })),
    )
    .returning({ id: schema.organisers.id });
  const ids = new Map(organisers.map((organiser, index) => [organiser.key, rows[index]?.id ?? 0]));
  for (const [position, seed] of events.entries()) {
    const { event, ...draft } = toDraft(context, seed, ids);
    const updatedTime = new Date(context.now().getTime() - (position + 1) * EDITED_EVERY_MS);
    const eventId = await saveEvent(context, { ...draft, event: { ...event, updatedTime } });
    await seedOrders(context, eventId, seed);
  }
}

function toDraft(context: Context, seed: EventSeed, organiserIds: Map<string, number>): EventDraft {
  const now = context.now();
  const startTime = fromWallClock(openDay(now, seed), seed.startTime, seed.timeZone);
  return {
    event: {
      organiserId: organiserIds.get(seed.organiser) ?? 0,
      status: seed.status,
      mode: seed.mode,
      ...regionColumns(seed.region ?? NO_REGION),
      startTime,
      endTime: new Date(startTime.getTime() + seed.durationMinutes * 60_000),
      timeZone: seed.timeZone,
      mapUrl: seed.mapUrl ?? '',
      joinUrl: seed.joinUrl ?? '',
      hasPublicNumbers: seed.hasPublicNumbers ?? false,
      needsApproval: seed.needsApproval ?? false,
      paymentNote: seed.tickets.some(({ price }) => price > 0) ? local(PAYMENT_NOTE) : {},
      links: seed.links.map((link) => ({ label: local(link.label), url: link.url })),
      agenda: seed.agenda.map((entry) => ({ time: entry.time, title: local(entry.title) })),
    },
    texts: (['zh', 'en'] as const).map((from) => ({
      lang: from === 'zh' ? 'zh-Hans' : 'en',
      title: seed.title[from],
      summary: seed.summary[from],
      details: html(seed.details[from]),
      city: seed.city?.[from] ?? '',
      address: seed.address?.[from] ?? '',
    })),
    cohostIds: seed.cohosts.flatMap((key) => organiserIds.get(key) ?? []),
    tickets: seed.tickets.map((ticket) => toTicket(ticket, now)),
  };
}

/**
 * The day on which an event begins. An upcoming event is moved past holidays, or to a trading day if it needs one, but
 * never past the last day it may begin on.
 */
export function openDay(now: Date, { startsInDays, isOnTradingDay, noLaterThan }: EventSeed): string {
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS);
  let days = startsInDays;
  while (startsInDays > 0 && isClosed(dayIn(days), isOnTradingDay)) days += 1;
  const day = toWireDay(dayIn(days));
  return noLaterThan !== undefined && day > noLaterThan ? noLaterThan : day;
}

function isClosed(at: Date, isOnTradingDay = false): boolean {
  const day = new Date(`${toWireDay(at)}T00:00:00Z`);
  return isHoliday(day) || (isOnTradingDay && !isTradingDay(day));
}

function toTicket(seed: TicketTypeSeed, now: Date): EventDraft['tickets'][number] {
  // Sales open and close at six in the evening, as people set them.
  const inDays = (days: number | undefined) =>
    days === undefined
      ? null
      : new Date(`${toWireDay(new Date(now.getTime() + days * DAY_MS))}T18:00:00+08:00`);
  return {
    kind: seed.type,
    name: local(seed.name),
    note: local(seed.note),
    price: seed.price,
    currency: seed.currency,
    quantity: seed.quantity,
    perPersonLimit: seed.perPersonLimit,
    saleOpens: inDays(seed.saleOpensInDays),
    saleCloses: inDays(seed.saleClosesInDays),
  };
}
