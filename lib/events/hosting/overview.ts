import type { CallOutput } from '@/backend/contract/calls';
import { standingOf } from './standing';

export type HomeNumbers = CallOutput<'activityHome'>;

type Event = Parameters<typeof standingOf>[0];
type TitleKey =
  | 'draft'
  | 'pending'
  | 'cancelled'
  | 'toConfirm'
  | 'toApprove'
  | 'running'
  | 'runningAll'
  | 'ended'
  | 'soldOut'
  | 'selling'
  | 'noTickets';

/** What matters now, in one sentence: money and requests that wait come first, then the hour of the day. */
export function overviewTitle(
  event: Event,
  home: HomeNumbers,
  nowMs: number,
): { key: TitleKey; values: Record<string, number> } {
  const { seats } = home;
  const sold = seats.paid + seats.checked_in;
  const values = {
    sold,
    left: seats.unsold,
    away: seats.paid,
    here: seats.checked_in,
    seats: seats.seats,
    count: home.to_confirm > 0 ? home.to_confirm : home.to_approve,
    days: Math.max(0, Math.ceil((Date.parse(event.start_time) - nowMs) / 86_400_000)),
  };
  return { key: titleKey(event, home, nowMs), values };
}

function titleKey(event: Event, { seats, to_confirm, to_approve }: HomeNumbers, nowMs: number): TitleKey {
  const standing = standingOf(event, nowMs);
  if (standing === 'draft' || standing === 'pending' || standing === 'cancelled') return standing;
  if (standing === 'running') return seats.paid === 0 ? 'runningAll' : 'running';
  if (to_confirm > 0) return 'toConfirm';
  if (to_approve > 0) return 'toApprove';
  if (standing === 'ended') return 'ended';
  if (seats.seats === 0) return 'noTickets';
  return seats.unsold === 0 ? 'soldOut' : 'selling';
}

const SECTIONS = ['sales', 'seats', 'types', 'checkIns', 'money'] as const;
type Section = (typeof SECTIONS)[number];

const HOUR_MS = 3_600_000;
/** Hours before the start in which people come. */
const DOORS_HOURS = 6;

/** Sales come first while there is something to sell, check-ins on the day, money afterwards. */
export function overviewOrder(event: Event, nowMs: number): Section[] {
  const first: Section = event.is_ended
    ? 'money'
    : Date.parse(event.start_time) - nowMs < DOORS_HOURS * HOUR_MS
      ? 'checkIns'
      : 'sales';
  return [first, ...SECTIONS.filter((name) => name !== first)];
}

/** Whether the seats of an event add up as they are told: each is counted once. */
export function addsUp({ seats, checked_in, paid, held, unsold }: HomeNumbers['seats']): boolean {
  return unsold >= 0 && seats === checked_in + paid + held + unsold;
}

const MOST_SQUARES = 600;
const SEATS_A_SQUARE = 10;

export type SquareKind = 'here' | 'paid' | 'held' | 'unsold';

/** Squares of the seats, in the order of the equation, and how many seats one stands for. */
export function seatSquares({ seats, checked_in, paid, held, unsold }: HomeNumbers['seats']): {
  each: number;
  squares: { kind: SquareKind; count: number }[];
} {
  const each = seats > MOST_SQUARES ? SEATS_A_SQUARE : 1;
  const of = (kind: SquareKind, count: number) => ({ kind, count: Math.ceil(count / each) });
  return {
    each,
    squares: [of('here', checked_in), of('paid', paid), of('held', held), of('unsold', unsold)],
  };
}

/** Tickets by day, every day from the first to the last of them. */
export function salesByDay(
  sales: HomeNumbers['sales'],
  ticketId?: number,
): { day: string; tickets: number }[] {
  const days = sales.map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: { day: string; tickets: number }[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const tickets = sales
      .filter((sale) => sale.day === day && (ticketId === undefined || sale.ticket_id === ticketId))
      .reduce((sum, sale) => sum + sale.tickets, 0);
    all.push({ day, tickets });
  }
  return all;
}
