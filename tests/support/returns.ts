import { requestRefund } from '@/backend/modules/tickets/commands/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/host';
import { payOrder } from '@/backend/modules/tickets/commands/pay-order';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { startCardWorld } from './card-world';
import { ticketPeople } from './ticket-people';
import { refusalOf } from './ticket-world';

const zh = { locale: 'zh-Hans' as const };

/** Orders, payments and payments at the provider that gave back more than came in. */
const EXCEEDED = `
  select 'order' as what, o.id from orders o where
    (select coalesce(sum(amount), 0) from refunds where order_id = o.id and state <> 'failed') >
    (select coalesce(sum(amount), 0) from payments where order_id = o.id and state in ('received', 'disputed'))
  union all
  select 'payment', p.id from payments p where
    (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and state <> 'failed') >
    case when p.state in ('received', 'disputed') then p.amount else 0 end`;

export type Returns = Awaited<ReturnType<typeof startReturns>>;

/** A card world with people who pay and get money back, by transfer and by card. */
export async function startReturns() {
  const world = await startCardWorld();
  const people = await ticketPeople(world);
  const { context, stripe, sql } = world;

  const event = (fields: object = {}) =>
    people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1, ...fields });
  const hear = (type: string, object: object, by = context) =>
    takeWebhook(by, stripe.message(type, object, by.now()).body);

  /** An order that was paid by card, the id of its payment at the provider, and how to tell of a dispute about it. */
  async function paidByCard(quantity = 1, of?: Awaited<ReturnType<typeof event>>) {
    const one = of ?? (await event({ payment_methods: ['stripe'] }));
    const { id } = await people.buyOne(people.ann, one, quantity);
    await payOrder(context, people.ann, id, 'stripe');
    const session = stripe.sessions.at(-1);
    stripe.pay(session);
    await hear('checkout.session.completed', session ?? {});
    const intent = session?.payment_intent ?? '';
    const dispute = (status: string, by = context) => {
      stripe.disputes.set(`dp_${id}`, { status, payment_intent: intent });
      return hear('charge.dispute.updated', { id: `dp_${id}` }, by);
    };
    return { ...(await people.again(id)), intent, dispute };
  }

  return {
    world,
    people,
    event,
    hear,
    paidByCard,
    giveBack: (id: number, tickets?: { id: number }[]) => {
      const ticket_ids = tickets?.map((one) => one.id);
      return requestRefund(context, people.ann, { id, ticket_ids, reason: '', ...zh });
    },
    cancel: (id: number, more: { ticket_ids?: number[]; kept?: number } = {}, by = context) =>
      cancelForBuyer(by, people.host, { id, reason: '', ...zh, ...more }),
    moneyOf: async (id: number) => {
      const { paid, refunded, to_return } = await people.again(id);
      return { paid, refunded, to_return };
    },
    /** Sends what waits to be sent, and says what the provider returned in all. */
    sent: async (id: number, intent: string): Promise<number> => {
      const rows = await sql<{ id: number }[]>`select id::int from refunds where order_id = ${id}
        and not is_manual order by id`;
      for (const { id: refundId } of rows) await refusalOf(sendRefund(context, { refundId }));
      return stripe.refunds
        .filter((one) => one.payment_intent === intent && one.status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
    },
    /** Orders and payments that gave back more than came in; always empty when the code is correct. */
    exceeded: (): Promise<unknown[]> => sql.unsafe(EXCEEDED),
  };
}
