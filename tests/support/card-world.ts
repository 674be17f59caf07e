import { startStripeStub, STRIPE_SECRET, type StripeStub } from './stripe-stub';
import { startTicketWorld, type TicketWorld } from './ticket-world';

export type CardWorld = TicketWorld & { stripe: StripeStub };

/** A ticket world with payment by card, through a stub of Stripe's API. `end` stops the stub, too. */
export async function startCardWorld(): Promise<CardWorld> {
  const stripe = await startStripeStub();
  const world = await startTicketWorld({
    STRIPE_SECRET_KEY: 'sk_of_the_tests',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
  });
  return {
    ...world,
    stripe,
    async end() {
      await world.end();
      await stripe.stop();
    },
  };
}
