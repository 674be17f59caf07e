import { calls } from '@/backend/contract/calls';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { startCardWorld } from './card-world';
import { ticketPeople } from './ticket-people';
import { refusalOf } from './ticket-world';

const zh = { locale: 'zh-Hans' as const };

/** Orders and payments with more refunded than was paid. */
const EXCEEDED = `
  select 'order' as what, o.id from orders o where
    (select coalesce(sum(amount), 0) from refunds where order_id = o.id and state <> 'failed') >
    (select coalesce(sum(amount), 0) from payments where order_id = o.id and state in ('received', 'disputed'))
  union all
  select 'payment', p.id from payments p where
    (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and state <> 'failed') >
    case when p.state in ('received', 'disputed') then p.amount else 0 end`;

export type Returns = Awaited<ReturnType<typeof startReturns>>;

/** A card world with functions for paying and refunding, by bank transfer and by card. */
export async function startReturns() {
  const world = await startCardWorld();
  const people = await ticketPeople(world);
  const { context, stripe, sql } = world;

  const event = (fields: object = {}) =>
    people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1, ...fields });
  const receive = (type: string, object: object, by = context) =>
    takeWebhook(by, stripe.message(type, object, by.now()).body);

  /**
   * An order paid by card, with the id of its payment at the provider and a function that reports a dispute about it.
   */
  async function paidByCard(quantity = 1, of?: Awaited<ReturnType<typeof event>>) {
    const paidEvent = of ?? (await event({ payment_methods: ['stripe'] }));
    const { id } = await people.buyOne(people.ann, paidEvent, quantity);
    await payOrder(context, people.ann, id, 'stripe');
    const session = stripe.sessions.at(-1);
    stripe.pay(session);
    await receive('checkout.session.completed', session ?? {});
    const intent = session?.payment_intent ?? '';
    const dispute = (status: string, by = context) => {
      stripe.disputes.set(`dp_${id}`, { status, payment_intent: intent });
      return receive('charge.dispute.updated', { id: `dp_${id}` }, by);
    };
    return { ...(await people.again(id)), intent, dispute };
  }

  /** A refund that the organiser makes on the provider's own pages; no message about it is sent yet. */
  function begunAtStripe(payment_intent: string, amount: number) {
    const refund = { id: `re_own_${stripe.refunds.length}`, payment_intent, amount, status: 'succeeded' };
    stripe.refunds.push(Object.assign(refund, { metadata: {} }));
    return {
      receive: () => receive('refund.created', refund),
      fail: async (): Promise<void> => {
        refund.status = 'failed';
        for (const type of ['refund.failed', 'charge.refund.updated']) await receive(type, refund);
      },
    };
  }

  return {
    world,
    people,
    event,
    receive: receive,
    paidByCard,
    madeThere: begunAtStripe,
    /** The sum of the order's payouts, as the list of orders shows it. */
    toPayBack: async (id: number): Promise<number | undefined> => {
      const input = { activity_id: (await people.again(id)).event.id };
      const { list } = await listEventOrders(context, calls.activityOrders.input.parse(input));
      return list.find((row) => row.id === id)?.to_pay_back;
    },
    /** How many notifications of a kind were sent about an order. */
    notified: async (id: number, key: string): Promise<number> => {
      const { number } = await people.again(id);
      const [row] = await sql`select count(*)::int as times from messages
        where key = ${key} and params->>'number' = ${number}`;
      return row?.times;
    },
    /** The sum of the credit notes of an order. */
    countered: async (id: number): Promise<number> => {
      const [row] = await sql`select coalesce(sum(amount), 0)::int as sum from receipts
        where order_id = ${id} and refund_id is not null`;
      return row?.sum;
    },
    giveBack: (id: number, tickets?: { id: number }[]) => {
      const ticket_ids = tickets?.map((ticket) => ticket.id);
      return requestRefund(context, people.ann, { id, ticket_ids, reason: '', ...zh });
    },
    cancel: (id: number, more: Partial<Parameters<typeof cancelForBuyer>[2]> = {}, by = context) =>
      cancelForBuyer(by, people.organiser, { id, reason: '', ...zh, ...more }),
    /** The sums of an order: paid, refunded or being refunded, and still to be decided. */
    moneyOf: async (id: number) => {
      const { paid, refunded, to_pay_back, to_return } = await people.again(id);
      return { paid, refunded: refunded + to_pay_back, to_return };
    },
    /**
     * Sends the waiting refunds of an order.
     * @returns the sum that the provider has refunded in all
     */
    sent: async (id: number, intent: string): Promise<number> => {
      const rows = await sql<{ id: number }[]>`select id::int from refunds where order_id = ${id}
        and not is_manual order by id`;
      for (const { id: refundId } of rows) await refusalOf(sendRefund(context, { refundId }));
      return stripe.refunds
        .filter((stripeRefund) => stripeRefund.payment_intent === intent && stripeRefund.status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
    },
    /** Orders and payments with more refunded than was paid; always empty when the code is correct. */
    exceeded: (): Promise<unknown[]> => sql.unsafe(EXCEEDED),
  };
}
