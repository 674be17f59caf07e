import postgres from 'postgres';
import type { Order } from '@/backend/contract/tickets/order';
import { CHEAP_PASSWORDS, register, signInAs } from './accounts';
import { startBackendProcess } from './backend';
import { untilBlocked } from './blocked-table';
import { callsOf, type MemberCalls } from './drafts';
import { createTestDatabase } from './data-template';
import { type Point, standBefore } from './stand-before';
import { until } from './until';
import { PAYMENT_NOTE } from './payment-note';

/** The day on which the event of `eventForm` takes place. */
export const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

/** The form of a published event that sells tickets of one type. */
export const eventForm = (ticket: object = {}, fields: object = {}) => ({
  title: '断电演习',
  start_time: `${inTwoWeeks()} 14:00`,
  end_time: `${inTwoWeeks()} 16:00`,
  time_zone: 'Asia/Shanghai',
  city: '上海',
  status: 'published',
  payment_note: PAYMENT_NOTE,
  tickets: [{ name: '票', price: 28000, quantity: 50, per_person_limit: 50, ...ticket }],
  ...fields,
});

/** Tokens of the sample organiser and of two new members. */
export async function organiserAndBuyers(backend: Parameters<typeof register>[0]) {
  return {
    ann: (await register(backend, 'ann@example.org')).token,
    ben: (await register(backend, 'ben@example.org')).token,
    host: (await signInAs(backend, 'organiser')).token,
  };
}

let keys = 0;

/** Orders tickets of the first type of an event. @throws Error when the order is refused */
export async function placeOrder(
  buyer: MemberCalls,
  event: { id: number; tickets: { id: number }[] },
  quantity = 1,
): Promise<Order> {
  keys += 1;
  const items = [{ ticket_type_id: event.tickets[0]?.id, quantity }];
  const answer = await buyer('createOrder', { event_id: event.id, items, idempotency_key: `key-${keys}` });
  if (answer.code !== 200) throw new Error(`createOrder: ${answer.code} ${answer.message}`);
  return answer.data;
}

export type Killable = Awaited<ReturnType<typeof startKillable>>;

/** A backend on a PostgreSQL database of its own that can be killed at a write, with an organiser and two buyers. */
export async function startKillable() {
  const server = await createTestDatabase(CHEAP_PASSWORDS);
  const sql = postgres(server.url, { max: 4, onnotice: () => undefined });
  const start = (dataDir?: string) =>
    startBackendProcess({ ...CHEAP_PASSWORDS, DATABASE_URL: server.url, LIMITS_TIMES: '1000' }, dataDir);
  let backend = await start();
  const tokens = await organiserAndBuyers(backend);
  const who = (name: keyof typeof tokens): MemberCalls => callsOf(backend, tokens[name]);
  return {
    sql,
    who,
    makeEvent: async (ticket: object = {}) => {
      const eventAnswer = await who('host')('updateActivity', eventForm(ticket));
      if (eventAnswer.code !== 200)
        throw new Error(`updateActivity: ${eventAnswer.code} ${eventAnswer.message}`);
      return eventAnswer.data;
    },
    /** Kills the backend right before a write of a call, and starts it again. */
    killBefore: async (point: Point, call: () => Promise<unknown>): Promise<void> => {
      await standBefore(sql, point, async (untilThere) => {
        const cut = call().catch(() => null);
        await untilThere();
        await backend.stop('SIGKILL');
        await cut;
      });
      // The dead backend had leased rows of the outbox; the test does not wait for the leases to expire.
      await sql`update outbox set leased_until = null`;
      backend = await start(backend.dataDir);
    },
    /**
     * Kills the backend right before a call writes a table, and starts it again.
     * @returns the answer of the call; null when it was cut off
     */
    killAtTable: async <Answer>(table: string, call: () => Promise<Answer>): Promise<Answer | null> => {
      const answer = await sql.begin(async (tx) => {
        await tx`lock table ${tx(table)} in exclusive mode`;
        const cut = call().catch(() => null);
        await untilBlocked(sql, table);
        await backend.stop('SIGKILL');
        return { of: await cut };
      });
      backend = await start(backend.dataDir);
      return answer.of;
    },
    /** Waits until no job of a kind is left in the outbox. */
    untilSent: (kind: string) =>
      until(async () => {
        const [left] = await sql`select 1 from outbox where kind = ${kind} and delivered_at is null`;
        return left === undefined;
      }),
    /** Deletes all notifications and letters. */
    clearTold: async () => {
      await sql`delete from messages`;
      await sql`delete from outbox where kind = 'mail'`;
    },
    end: async () => {
      await backend.destroy();
      await sql.end();
      await server.stop();
    },
  };
}
