import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import { toShortTime } from '@/backend/kernel/text/time';
import { nameForStrangers } from '@/backend/kernel/text/without-links';
import { readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import type { OrderRow, TicketRow } from '@/backend/modules/tickets/queries/orders/rows';
import { factLabels } from '@/backend/outbox/letters/fact-labels';
import { type RenewedBy, renewedLine } from '@/backend/outbox/letters/renewed';
import type { NewLetter } from '@/backend/outbox/mail';
import { qrCodePng } from './qr-code-png';
import { letterMark } from '@/backend/modules/tickets/commands/tickets/take';
import { ticketCalendar } from '@/backend/modules/tickets/commands/tickets/calendar';

const TEST_MARKS: Record<Locale, string> = {
  'zh-Hans': '【演练】',
  'zh-Hant': '【演練】',
  en: '[Rehearsal] ',
};

/** The letter with all tickets of one address: each with its code as a picture and its link; one calendar entry. */
export async function writeTickets(
  context: Context,
  order: OrderRow,
  seats: TicketRow[],
  renewedBy?: RenewedBy,
): Promise<NewLetter> {
  const { locale } = order;
  const shown = [];
  for (const seat of seats) shown.push(await writeOne(context, order, seat));
  const [first] = shown;
  if (!first) throw new Error('a letter without tickets');
  const { event } = first.held;
  const isBuyers = seats.every(({ email }) => ['', order.email.toLowerCase()].includes(email.toLowerCase()));
  const startsAt = toShortTime(new Date(event.start_time), event.time_zone);
  return {
    key: shown.length === 1 ? 'ticket' : 'tickets',
    locale,
    values: {
      title: order.isTest ? `${TEST_MARKS[locale]}${event.title}` : event.title,
      count: String(shown.length),
      renewed: renewedBy ? renewedLine(locale, renewedBy) : '',
      when: startsAt,
      where: [event.city, event.address].filter(Boolean).join(' · '),
    },
    sheet: {
      // Only the buyer's letter shows the order: a holder who did not buy sees nothing of it.
      ...(isBuyers && { mark: `${factLabels[locale].order} ${order.number}` }),
      node: 'done',
      gutter: { large: startsAt.slice(5, 10), small: startsAt.slice(11, 16) },
      pictures: shown.map(({ picture }) => picture),
      url: first.picture.url,
    },
    attachments: [
      ...shown.map(({ attachment }) => attachment),
      {
        filename: 'event.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        base64: Buffer.from(await ticketCalendar(context, order.eventId, locale)).toString('base64'),
      },
    ],
  };
}

async function writeOne(context: Context, order: OrderRow, seat: TicketRow) {
  const access = await readTicketAccess(context, seat, order.locale);
  const query = new URLSearchParams({ key: seat.accessKey, mark: letterMark(context, seat) });
  const code = await qrCodePng(access.token);
  const file = `${seat.code}.png`;
  return {
    held: access,
    picture: {
      file,
      title: access.type_name,
      lines: [nameForStrangers(seat.name), seat.code].filter(Boolean),
      url: pageUrl(context.config, order.locale, `/ac_ticket?${query}`),
    },
    attachment: { filename: file, contentType: 'image/png', base64: code.toString('base64'), cid: file },
  };
}
