import type { EventForm } from '@/backend/contract/events/form';
import { impossibleTime } from '@/backend/contract/events/event-times';
import type { Locale } from '@/backend/contract/locale';
import type { events } from '@/backend/db/schema/events';
import { regionColumns } from '@/backend/db/regions';
import type { LocalText } from '@/backend/db/schema/local-text';
import { ApiError } from '@/backend/kernel/errors';
import type { EventRow } from '@/backend/modules/events/queries/row';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { readEventTime } from './time';

type Changes = Partial<typeof events.$inferInsert>;
type Base = Pick<
  EventRow,
  'timeZone' | 'startTime' | 'endTime' | 'links' | 'agenda' | 'speakers' | 'questions' | 'paymentNote'
>;

/**
 * The columns that a form changes; texts in lists are set in the form's language and keep their other languages.
 * @throws ApiError invalidInput for an unknown time zone or an impossible time
 */
export function formFields(form: EventForm, base: Base, now: Date): Changes {
  const timeZone = form.time_zone ?? base.timeZone;
  if (form.time_zone !== undefined && !isTimeZone(form.time_zone))
    throw new ApiError('invalidInput', { time_zone: 'unknown' });
  const read = (field: 'start_time' | 'end_time', before: Date) => {
    const text = form[field];
    return text === undefined ? before : readEventTime(text, timeZone, { field, before });
  };
  const startTime = read('start_time', base.startTime);
  const endTime = read('end_time', base.endTime);
  const isMoved = Number(startTime) !== Number(base.startTime) || Number(endTime) !== Number(base.endTime);
  const impossible = isMoved ? impossibleTime(Number(startTime), Number(endTime), Number(now)) : null;
  if (impossible) throw new ApiError('invalidInput', impossible);
  return { timeZone, startTime, endTime, ...plainChanges(form), ...localFields(form, base) };
}

/** The fields of a form that are stored unchanged; fields left out are omitted. */
function plainChanges(form: EventForm): Changes {
  const changes: Changes = {
    mode: form.mode,
    ...(form.region !== undefined && regionColumns(form.region)),
    poster: form.poster,
    mapUrl: form.map_url,
    joinUrl: form.join_url,
    capacity: form.capacity,
    needsApproval: form.needs_approval,
    refundHours: form.refund_hours,
    keptPercent: form.kept_percent,
    paymentMethods: form.payment_methods,
    hasPublicNumbers: form.has_public_numbers,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

function localFields({ lang, ...form }: EventForm, base: Base): Changes {
  const put = (old: LocalText | undefined, text: string) => inLanguage(old, lang, text);
  return {
    ...(form.links && {
      links: form.links.map(({ label, url }) => ({
        label: put(base.links.find((old) => old.url === url)?.label, label),
        url,
      })),
    }),
    ...(form.agenda && {
      agenda: form.agenda.map(({ time, title }, at) => ({ time, title: put(base.agenda[at]?.title, title) })),
    }),
    ...(form.speakers && {
      speakers: form.speakers.map(({ name, role, bio, url }, at) => ({
        name: put(base.speakers[at]?.name, name),
        role: put(base.speakers[at]?.role, role),
        bio: put(base.speakers[at]?.bio, bio),
        url,
      })),
    }),
    ...(form.questions && {
      questions: form.questions.map(({ key, kind, label, options, is_required, is_for_gate }) => {
        const old = base.questions.find((question) => question.key === key);
        return {
          key,
          kind,
          label: put(old?.label, label),
          options: options.map((option, at) => put(old?.options[at], option)),
          isRequired: is_required,
          isForGate: is_for_gate,
        };
      }),
    }),
    ...(form.payment_note !== undefined && { paymentNote: put(base.paymentNote, form.payment_note) }),
  };
}

/** A text with one of its languages replaced. */
export function inLanguage(old: LocalText | undefined, lang: Locale, text: string): LocalText {
  return { ...old, [lang]: text };
}
