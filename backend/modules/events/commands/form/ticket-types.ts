import { eq, sql } from 'drizzle-orm';
import type { TicketForm } from '@/backend/contract/events/form';
import { isPayable } from '@/backend/contract/tickets/money';
import type { Locale } from '@/backend/contract/locale';
import { ticketTypes } from '@/backend/db/schema/tickets';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { TicketTypeRow } from '@/backend/modules/events/queries/row';
import { readEventTime } from './time';
import { inLanguage } from './fields';

type TypeFields = Omit<TicketTypeRow, 'id' | 'eventId' | 'position' | 'taken'>;

/** The fields of a new ticket type that its form does not set. */
const NEW_TYPE: TypeFields = {
  kind: 'ordinary',
  name: {},
  note: {},
  price: 0,
  currency: 'CNY',
  quantity: 0,
  perPersonLimit: 10,
  saleOpens: null,
  saleCloses: null,
  isHidden: false,
  steps: [],
};

/**
 * Saves the ticket types of a form; the event must be locked. A ticket type with orders is never deleted: when the form
 * leaves it out, it is hidden and its sale ends. Its currency cannot change, and its quantity cannot go below the held
 * and sold seats.
 * @throws ApiError invalidInput, with the held and sold seats in `data` for too few seats
 */
export async function saveTicketTypes(
  context: Context,
  event: { id: number; timeZone: string },
  lang: Locale,
  forms: TicketForm[],
): Promise<void> {
  const { db } = context;
  const existingTypes = await db.select().from(ticketTypes).where(eq(ticketTypes.eventId, event.id));
  const ordered = await orderedTypes(context, event.id);
  for (const [position, form] of forms.entries()) {
    const old = existingTypes.find(({ id }) => id === form.id);
    if (form.id !== undefined && !old)
      throw new ApiError('invalidInput', { [`tickets.${position}.id`]: 'unknown' });
    if (old) refuseBelow(old, form, position, ordered.has(old.id));
    else refuseMissing(form, position);
    const row = toRow(form, old ?? NEW_TYPE, event, lang, position);
    refuseParts(row, old, position);
    if (old) await db.update(ticketTypes).set(row).where(eq(ticketTypes.id, old.id));
    else await db.insert(ticketTypes).values({ ...row, eventId: event.id });
  }
  const stored = new Set(forms.map(({ id }) => id));
  for (const { id } of existingTypes.filter((row) => !stored.has(row.id))) {
    if (ordered.has(id))
      await db
        .update(ticketTypes)
        .set({ isHidden: true, saleCloses: context.now() })
        .where(eq(ticketTypes.id, id));
    else await db.delete(ticketTypes).where(eq(ticketTypes.id, id));
  }
}

/**
 * Refuses a capacity of the whole event below the held and sold seats; the event must be locked.
 * @throws ApiError invalidInput, with the held and sold seats in `data`
 */
export async function refuseCapacityBelow(
  { db }: Context,
  event: { id: number; capacity: number | null },
): Promise<void> {
  const [row] = await readRows(
    db,
    sql`select coalesce(sum(taken), 0) as taken from ticket_types where event_id = ${event.id}`,
    { taken: integer },
  );
  const taken = row?.taken ?? 0;
  if (event.capacity !== null && event.capacity < taken)
    throw new ApiError('invalidInput', { capacity: 'belowTaken' }, undefined, { taken });
}

async function orderedTypes({ db }: Context, eventId: number): Promise<Set<number>> {
  const rows = await readRows(
    db,
    sql`
    select k.id from ticket_types k where k.event_id = ${eventId}
      and exists (select 1 from order_items i where i.ticket_type_id = k.id)`,
    { id: integer },
  );
  return new Set(rows.map(({ id }) => id));
}

function refuseBelow(
  old: TicketTypeRow,
  { quantity, currency }: TicketForm,
  position: number,
  isOrdered: boolean,
): void {
  if (quantity !== undefined && quantity < old.taken)
    throw new ApiError('invalidInput', { [`tickets.${position}.quantity`]: 'belowTaken' }, undefined, {
      taken: old.taken,
    });
  if (isOrdered && currency !== undefined && currency !== old.currency)
    throw new ApiError('invalidInput', { [`tickets.${position}.currency`]: 'fixed' });
}

function refuseMissing({ name, quantity }: TicketForm, position: number): void {
  for (const [field, value] of Object.entries({ name, quantity }))
    if (value === undefined)
      throw new ApiError('invalidInput', { [`tickets.${position}.${field}`]: 'required' });
}

/**
 * Refuses a new price that is not a whole number in a currency that is only paid in whole units; stored prices stay.
 */
function refuseParts(
  { price, steps, currency }: Pick<TicketTypeRow, 'price' | 'steps' | 'currency'>,
  old: TicketTypeRow | undefined,
  position: number,
): void {
  const oldPrices = old?.currency === currency ? [old.price, ...old.steps.map((step) => step.price)] : [];
  const isRefused = (amount: number) => !isPayable(amount, currency) && !oldPrices.includes(amount);
  if (isRefused(price)) throw new ApiError('invalidInput', { [`tickets.${position}.price`]: 'notWhole' });
  for (const [at, step] of steps.entries())
    if (isRefused(step.price))
      throw new ApiError('invalidInput', { [`tickets.${position}.steps.${at}.price`]: 'notWhole' });
}

function toRow(
  form: TicketForm,
  old: TypeFields,
  { timeZone }: { timeZone: string },
  lang: Locale,
  position: number,
) {
  const read = (name: 'sale_opens' | 'sale_closes', before: Date | null) => {
    const text = form[name];
    if (text === undefined) return before;
    return text === null
      ? null
      : readEventTime(text, timeZone, { field: `tickets.${position}.${name}`, before });
  };
  return {
    kind: form.type ?? old.kind,
    name: form.name === undefined ? old.name : inLanguage(old.name, lang, form.name),
    note: form.note === undefined ? old.note : inLanguage(old.note, lang, form.note),
    price: form.price ?? old.price,
    currency: form.currency ?? old.currency,
    quantity: form.quantity ?? old.quantity,
    perPersonLimit: form.per_person_limit ?? old.perPersonLimit,
    saleOpens: read('sale_opens', old.saleOpens),
    saleCloses: read('sale_closes', old.saleCloses),
    isHidden: form.is_hidden ?? old.isHidden,
    steps:
      form.steps?.map(({ price, until }, step) => {
        const before = old.steps[step]?.until;
        return {
          price,
          until: readEventTime(until, timeZone, {
            field: `tickets.${position}.steps.${step}.until`,
            before: before ? new Date(before) : null,
          }).toISOString(),
        };
      }) ?? old.steps,
    position,
  };
}
