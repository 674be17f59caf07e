import { shownPicture } from '@/backend/contract/addresses';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import type { Locale } from '@/backend/contract/locale';
import type { StaffRole } from '@/backend/contract/tickets/statuses';
import type { Question } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { named, pickText } from '@/backend/kernel/text/local';
import { toZonedIso } from '@/backend/kernel/text/time';
import { findCohosts, withParts } from './events';
import { missingFields, warningsOf } from './missing';
import { givenNames, namedOrganiser } from './organiser-name';
import { bestEventText, type EventParts, type EventRow, type EventTextRow, type TicketTypeRow } from './row';

/** An event with every field of its form, for those who manage it. @throws ApiError notFound */
export async function readOwnEvent(
  context: Context,
  event: EventRow,
  roles: StaffRole[],
  locale: Locale,
): Promise<OwnEvent> {
  const [parts] = await withParts(context, [event]);
  if (!parts) throw new ApiError('notFound');
  const cohosts = await findCohosts(context, event.id);
  const text = bestEventText(parts.texts, locale);
  const of = (words: Parameters<typeof pickText>[0]) => pickText(words, locale).text;
  return {
    ...toText(text, locale),
    ...plainFields(parts, context.now()),
    roles,
    texts: parts.texts.map((row) => toText(row, row.lang)),
    links: event.links.map((link) => ({ label: of(link.label), url: link.url })),
    agenda: event.agenda.map((entry) => ({ time: entry.time, title: of(entry.title) })),
    speakers: event.speakers.map((speaker) => ({
      name: of(speaker.name),
      role: of(speaker.role),
      bio: of(speaker.bio),
      url: speaker.url,
    })),
    // Empty until the organiser sets a name: the form then requests it.
    organiser: named(parts.organiser.id, givenNames(parts.organiser.name), locale),
    cohosts: cohosts.map((row) => namedOrganiser(row, locale)),
    questions: event.questions.map((question) => toQuestion(question, locale)),
    payment_note: of(event.paymentNote),
    tickets: parts.tickets.map((row) => toOwnTicket(row, locale)),
    words: allWords(parts),
    missing: missingFields(parts),
    warnings: warningsOf(parts, context.now()),
  };
}

/** The texts of an event's lists in every language they have. */
function allWords({ event, tickets }: EventParts): OwnEvent['words'] {
  return {
    links: event.links.map(({ label }) => label),
    agenda: event.agenda.map(({ title }) => title),
    speakers: event.speakers.map(({ name, role, bio }) => ({ name, role, bio })),
    questions: event.questions.map(({ label, options }) => ({ label, options })),
    tickets: tickets.map(({ name, note }) => ({ name, note })),
    payment_note: event.paymentNote,
  };
}

function plainFields({ event }: EventParts, now: Date) {
  return {
    id: event.id,
    version: event.version,
    status: event.status,
    is_ended: event.endTime <= now,
    start_time: toZonedIso(event.startTime, event.timeZone),
    end_time: toZonedIso(event.endTime, event.timeZone),
    time_zone: event.timeZone,
    mode: event.mode,
    region: event.region,
    poster: shownPicture(event.poster),
    map_url: event.mapUrl,
    join_url: event.joinUrl,
    capacity: event.capacity,
    needs_approval: event.needsApproval,
    refund_hours: event.refundHours,
    kept_percent: event.keptPercent,
    payment_methods: event.paymentMethods,
    has_public_numbers: event.hasPublicNumbers,
    is_in_test_mode: event.isInTestMode,
    cancel_reason: event.cancelReason,
    created_time: event.createdAt.toISOString(),
    updated_time: event.updatedTime.toISOString(),
  };
}

function toText(row: EventTextRow | undefined, lang: Locale): OwnEvent['texts'][number] {
  const { title = '', summary = '', details = '', city = '', address = '' } = row ?? {};
  return { lang: row?.lang ?? lang, title, summary, details, city, address };
}

export function toQuestion(question: Question, locale: Locale): OwnEvent['questions'][number] {
  return {
    key: question.key,
    kind: question.kind,
    label: pickText(question.label, locale).text,
    options: question.options.map((option) => pickText(option, locale).text),
    is_required: question.isRequired,
    is_for_gate: question.isForGate,
  };
}

function toOwnTicket(row: TicketTypeRow, locale: Locale): OwnEvent['tickets'][number] {
  return {
    id: row.id,
    name: pickText(row.name, locale).text,
    note: pickText(row.note, locale).text,
    type: row.kind,
    price: row.price,
    currency: row.currency,
    quantity: row.quantity,
    taken: row.taken,
    per_person_limit: row.perPersonLimit,
    sale_opens: row.saleOpens?.toISOString() ?? null,
    sale_closes: row.saleCloses?.toISOString() ?? null,
    is_hidden: row.isHidden,
    steps: row.steps,
  };
}
