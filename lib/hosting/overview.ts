import type { CallOutput } from '@/backend/contract/calls';
import { hostedStateOf } from './hosted-state';

export type HomeNumbers = CallOutput<'activityHome'>;

type Event = Parameters<typeof hostedStateOf>[0];
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

/**
 * The message and the values of the most important fact about an event: while it runs, the number of people who have
 * come; otherwise waiting orders, then sales.
 */
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
  const current = hostedStateOf(event, nowMs);
  if (current === 'draft' || current === 'pending' || current === 'cancelled') return current;
  if (current === 'running') return seats.paid === 0 ? 'runningAll' : 'running';
  if (to_confirm > 0) return 'toConfirm';
  if (to_approve > 0) return 'toApprove';
  if (current === 'ended') return 'ended';
  if (seats.seats === 0) return 'noTickets';
  return seats.unsold === 0 ? 'soldOut' : 'selling';
}

type Section = 'sales' | 'recent' | 'seats' | 'types' | 'checkIns' | 'money' | 'views';
type Phase = 'selling' | 'doors' | 'over';

/** The order of the sections by phase: sales come first before the event, check-ins while it runs, money after it. */
const ORDER: Record<Phase, readonly Section[]> = {
  selling: ['sales', 'seats', 'types', 'views', 'money', 'checkIns'],
  doors: ['checkIns', 'recent', 'seats', 'types', 'sales', 'views', 'money'],
  over: ['money', 'checkIns', 'seats', 'types', 'sales', 'views'],
};

const HOUR_MS = 3_600_000;
/** From this many hours before the start on, check-ins come first. */
const DOORS_HOURS = 6;

/** Whether an event sells tickets, admits people (from shortly before the start on) or is over. */
export function phaseOf(event: Event, nowMs: number): Phase {
  if (event.is_ended) return 'over';
  return Date.parse(event.start_time) - nowMs < DOORS_HOURS * HOUR_MS ? 'doors' : 'selling';
}

/** The sections of an overview in the order of the current phase. */
export function overviewOrder(event: Event, nowMs: number): readonly Section[] {
  return ORDER[phaseOf(event, nowMs)];
}

type Gate = NonNullable<HomeNumbers['gate']>;

const MINUTE_MS = 60_000;
/** A phone at the gate sends data every few seconds; after this many minutes without any, it has no network. */
const AWAY_MINUTES = 3;

/** Minutes since a phone last sent data, if it has no network; null for a phone that is online or has finished. */
export function awayMinutes({ last_sync, is_over }: Gate['doors'][number], nowMs: number): number | null {
  if (is_over || last_sync === null) return null;
  const minutes = Math.floor((nowMs - Date.parse(last_sync)) / MINUTE_MS);
  return minutes >= AWAY_MINUTES ? minutes : null;
}

/** Whether the numbers of seats add up, so that each seat is counted once. */
export function addsUp({ seats, checked_in, paid, held: seatHolds, unsold }: HomeNumbers['seats']): boolean {
  return unsold >= 0 && seats === checked_in + paid + seatHolds + unsold;
}

const MAX_SQUARES = 600;
const SEATS_A_SQUARE = 10;

export type SquareKind = 'here' | 'paid' | 'held' | 'unsold';

/** How many squares to draw for each kind of seat, and how many seats one square stands for. */
export function seatSquares({ seats, checked_in, paid, held: seatHolds, unsold }: HomeNumbers['seats']): {
  each: number;
  squares: { kind: SquareKind; count: number }[];
} {
  const each = seats > MAX_SQUARES ? SEATS_A_SQUARE : 1;
  const of = (kind: SquareKind, count: number) => ({ kind, count: Math.ceil(count / each) });
  return {
    each,
    squares: [of('here', checked_in), of('paid', paid), of('held', seatHolds), of('unsold', unsold)],
  };
}

/**
 * The number of tickets sold on each day from the first sale to the last.
 * @param ticketTypeId of one ticket type; without it, of all
 */
export function salesByDay(
  sales: HomeNumbers['sales'],
  ticketTypeId?: number,
): { day: string; tickets: number }[] {
  const days = sales.map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: { day: string; tickets: number }[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const tickets = sales
      .filter(
        (sale) => sale.day === day && (ticketTypeId === undefined || sale.ticket_type_id === ticketTypeId),
      )
      .reduce((sum, sale) => sum + sale.tickets, 0);
    all.push({ day, tickets });
  }
  return all;
}
