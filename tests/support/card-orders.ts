import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { isSigned, takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import type { CardWorld } from './card-world';
import type { TicketPeople } from './ticket-people';

/** The usual steps of orders that are paid by card. */
export function cardOrders(world: CardWorld, people: TicketPeople) {
  const { stripe } = world;
  return {
    /** Begins to pay an order for one ticket. */
    async begin(event: { id: number; types: number[] }) {
      const order = await people.buyOne(people.ann, event);
      await payOrder(world.context, people.ann, order.id, 'stripe');
      return { order, session: stripe.sessions.at(-1) };
    },
    /** Receives a signed message of Stripe. */
    async receive(type: string, object: object) {
      const { body, signature } = stripe.message(type, object, world.context.now());
      expect(isSigned(world.context, signature, body)).toBe(true);
      await takeWebhook(world.context, body);
    },
    /** An event that can be paid by card and by transfer. */
    byCard: (quantity = 1) =>
      people.event([{ quantity }], { payment_methods: ['stripe', 'manual'], refund_hours: 1 }),
    /** Runs the jobs that send the refunds of an order to Stripe. */
    async sendRefunds(orderId: number) {
      for (const { id } of (await people.again(orderId)).refunds)
        await sendRefund(world.context, { refundId: id });
    },
  };
}
