import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { toDay } from '@/lib/platform/dates/dates';
import { entryKey, type EventDocument, type TicketDraft } from './document';

const DAYS_AHEAD = 14;
const DAY_MS = 86_400_000;
const USUAL_QUANTITY = 100;

/** The form of a new event: an afternoon two weeks ahead, every text empty. */
export function emptyDocument(setup: CallOutput<'hostingSetup'>, nowMs: number): EventDocument {
  const day = toDay(nowMs + DAYS_AHEAD * DAY_MS);
  return {
    title: {},
    summary: {},
    details: {},
    city: {},
    address: {},
    payment_note: {},
    start_time: `${day}T14:00`,
    end_time: `${day}T18:00`,
    time_zone: 'Asia/Shanghai',
    mode: 'offline',
    region: 'none',
    poster: '',
    map_url: '',
    join_url: '',
    links: [],
    agenda: [],
    speakers: [],
    questions: [],
    capacity: null,
    needs_approval: false,
    refund_hours: null,
    kept_percent: 0,
    payment_methods: setup.payment_methods,
    has_public_numbers: false,
    tickets: [],
  };
}

/** A new ticket type, in the currency of the first one. */
export function emptyTicket(document: EventDocument, lang: Locale, name: string): TicketDraft {
  return {
    id: null,
    key: entryKey(),
    name: { [lang]: name },
    note: {},
    type: 'ordinary',
    price: 0,
    currency: document.tickets[0]?.currency ?? 'CNY',
    quantity: USUAL_QUANTITY,
    taken: 0,
    per_person_limit: 4,
    sale_opens: '',
    sale_closes: '',
    is_hidden: false,
    steps: [],
  };
}
