import { SECRET } from './backend-settings';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { calls, type CallInput, type CallParsedInput } from '@/backend/contract/calls';
import type { Order } from '@/backend/contract/tickets/order';
import { users } from '@/backend/db/schema/users';
import { openDatabase } from '@/backend/db/open';
import type { Member } from '@/backend/kernel/caller';
import { readConfig } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { createOrder } from '@/backend/modules/tickets/commands/orders/create-order';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import { readOrder } from '@/backend/modules/tickets/queries/orders/read';
import { createMigratedDatabase } from './migrated-postgres';
import { PAYMENT_NOTE } from './payment-note';

/** The backend's modules on a new PostgreSQL database, with a clock that can be moved ahead. */
export interface TicketWorld {
  context: Context;
  /** Another backend on the same database. */
  other: Context;
  /** Moves the clock ahead by so many milliseconds. */
  move(ms: number): void;
  member(name: string, roles?: Member['roles']): Promise<Member>;
  sql: Context['database']['sql'];
  /** Rows with contradicting counters or states; always empty when the code is correct. */
  unbalanced(): Promise<unknown[]>;
  end(): Promise<void>;
}

export async function startTicketWorld(env: Record<string, string> = {}): Promise<TicketWorld> {
  const server = await createMigratedDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'lx-tickets-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    BACKEND_SECRET: SECRET,
    LIMITS_TIMES: '100000',
    SITE_URL: 'https://news.example',
    ...env,
  });
  const database = await openDatabase(config);
  const twin = await openDatabase(config);
  const clock = { ahead: 0 };
  const make = (opened: typeof database): Context => ({
    config,
    database: opened,
    db: opened.db,
    log: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + clock.ahead),
    random: Math.random,
    findSession: async () => null,
    findApiKey: async () => null,
    leaveStories: async () => undefined,
  });
  const context = make(database);
  return {
    context,
    other: make(twin),
    sql: database.sql,
    move: (ms) => (clock.ahead += ms),
    async member(name, roles = []) {
      const [row] = await context.db
        .insert(users)
        .values({ nickname: name, email: `${name}@example.org`, roles })
        .returning();
      return { id: row?.id ?? 0, roles, sessionId: 0 };
    },
    unbalanced: () => database.sql.unsafe(UNBALANCED),
    async end() {
      await database.close();
      await twin.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Finds types, codes and capacities where taken ≠ held + paid, and tickets and refunds that contradict their order. */
export const UNBALANCED = `
  select 'type' as what, k.id, k.taken as counted, count(t.id)::int as seats from ticket_types k
    left join tickets t on t.ticket_type_id = k.id and t.state in ('reserved', 'valid', 'refunding')
    group by k.id having k.taken <> count(t.id) or k.taken > k.quantity
  union all
  select 'code', c.id, c.uses, count(t.id)::int from invite_codes c
    left join order_items i on i.code_id = c.id
    left join tickets t on t.item_id = i.id and t.state in ('reserved', 'valid', 'refunding')
    group by c.id having c.uses <> count(t.id) or c.uses > c.uses_limit
  union all
  select 'capacity', e.id, sum(k.taken)::int, e.capacity from events e join ticket_types k on k.event_id = e.id
    where e.capacity is not null group by e.id having sum(k.taken) > e.capacity
  union all
  select 'ticket', t.id, 0, 0 from tickets t join orders o on o.id = t.order_id
    where (t.state = 'reserved') <> (o.status = 'payment_in_progress' and t.state not in ('cancelled', 'refunded'))
      or t.state = 'valid' and o.status not in ('paid', 'refund_in_progress')
      or t.state = 'requested' and o.status <> 'awaiting_approval'
  union all
  select 'refunds', o.id, 0, 0 from orders o where
    (select coalesce(sum(amount), 0) from refunds where order_id = o.id and state <> 'failed') >
    (select coalesce(sum(amount), 0) from payments where order_id = o.id and state in ('received', 'disputed'))`;

type EventInput = CallInput<'updateActivity'>;
type TicketInput = NonNullable<EventInput['tickets']>[number];

/** A published event two weeks ahead. */
export async function makeEvent(
  context: Context,
  organiser: Member,
  tickets: Partial<TicketInput>[],
  fields: Partial<EventInput> = {},
) {
  const day = new Date(context.now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
  const input: CallParsedInput<'updateActivity'> = calls.updateActivity.input.parse({
    title: '链上清算工作坊',
    start_time: `${day} 14:00`,
    end_time: `${day} 18:00`,
    time_zone: 'Asia/Shanghai',
    city: '上海',
    address: '南阳路88号',
    status: 'published',
    payment_note: PAYMENT_NOTE,
    tickets: tickets.map((ticket, at) => ({ name: `票${at + 1}`, price: 28000, quantity: 1, ...ticket })),
    ...fields,
  });
  const event = await updateEvent(context, organiser, input);
  return { ...event, types: event.tickets.map(({ id }) => id) };
}

let keys = 0;
export const newKey = () => `key-${(keys += 1)}`;

/** Makes an order as the buyer's browser does, and reads all of it. */
export async function buy(
  context: Context,
  member: Member,
  input: Partial<CallInput<'createOrder'>> & Pick<CallInput<'createOrder'>, 'event_id' | 'items'>,
): Promise<Order> {
  const parsed = calls.createOrder.input.parse({ idempotency_key: newKey(), ...input });
  return readAgain(context, (await createOrder(context, member, '198.18.0.1', parsed)).id);
}

export async function readAgain(context: Context, id: number): Promise<Order> {
  return readOrder(context, await findOrder(context, id), 'zh-Hans');
}

/** The message key of a refusal; `done` for a success. */
export function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'key' in error ? String(error.key) : String(error)),
  );
}
