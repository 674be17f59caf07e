import { eq } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { orders } from '@/backend/db/schema/orders';
import { payments } from '@/backend/db/schema/payments';
import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { ApiError } from '@/backend/kernel/errors';
import { pageUrl } from '@/backend/kernel/page-url';
import { logOrder } from '@/backend/modules/tickets/commands/orders/log';
import { orderWords } from '@/backend/modules/tickets/commands/orders/notify-buyer';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { readMoney } from '@/backend/modules/tickets/queries/money/money';
import { refuseAfterEnd } from '@/backend/modules/tickets/queries/offers/sale-end';
import type { OrderRow } from '@/backend/modules/tickets/queries/orders/rows';
import { callStripe, type CheckoutSession, checkoutSession, StripeRefusal } from './client';
import { openSessions } from './sessions';

/**
 * Stripe's minimum for a payment page is 30 minutes. That is longer than a seat hold, so the page is closed before the
 * hold is released.
 */
const PAGE_MINUTES = 31;
const MINUTE_MS = 60_000;

const LANGUAGES: Record<Locale, string> = { 'zh-Hans': 'zh', 'zh-Hant': 'zh-TW', en: 'en' };

/**
 * The address of the page on which an order is paid; an open page is used again.
 * @throws ApiError wrongState, saleEnded, paymentUnavailable, which is also what a refusal of Stripe becomes
 */
export async function beginStripe(context: Context, order: OrderRow): Promise<string> {
  const [open] = await openSessions(context, order.id);
  if (open && open.pageUrl !== '' && open.expiresAt && open.expiresAt > context.now()) return open.pageUrl;
  const { owed, payments: before, isDelayed } = await readMoney(context, order);
  if (owed === 0 || isDelayed) throw new ApiError('wrongState', { status: order.status });
  // In whole minutes: Stripe refuses a key that is used again with other fields, and a repeated request has the same ones.
  const minute = Math.floor(context.now().getTime() / MINUTE_MS) + PAGE_MINUTES;
  const expiresAt = new Date(minute * MINUTE_MS);
  const words = await orderWords(context, order);
  const back = pageUrl(context.config, order.locale, `/ac_mine?order=${order.id}`);
  // The method is stored before Stripe is called, so that the sweep does not release the seat hold meanwhile.
  await recordMethod(context, order.id);
  const session = await createSession(context, {
    key: `order-${order.number}-${before.length}-${owed}-${minute}`,
    form: {
      mode: 'payment',
      client_reference_id: order.number,
      success_url: back,
      cancel_url: back,
      locale: LANGUAGES[order.locale],
      expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
      ...(order.email && { customer_email: order.email }),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': order.currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(owed),
      'line_items[0][price_data][product_data][name]': `${words.title ?? ''} · ${order.number}`,
      'metadata[order]': order.number,
      'payment_intent_data[metadata][order]': order.number,
    },
  });
  if (!session.url) throw new ApiError('paymentUnavailable');
  await storeSession(context, order, { sessionId: session.id, url: session.url, amount: owed, expiresAt });
  return session.url;
}

async function createSession(
  context: Context,
  request: Parameters<typeof callStripe>[4],
): Promise<CheckoutSession> {
  try {
    return await callStripe(context, 'POST', 'checkout/sessions', checkoutSession, request);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    context.log.error({ error: describeError(error) }, 'Stripe refused to make a payment page');
    throw new ApiError('paymentUnavailable');
  }
}

async function recordMethod(context: Context, id: number): Promise<void> {
  await withOrder(context, id, async (inner, order, event) => {
    refuseAfterEnd(event, inner.now());
    if (order.status !== 'payment_in_progress' || (order.holdUntil && order.holdUntil <= inner.now()))
      throw new ApiError('wrongState', { status: order.status });
    await inner.db.update(orders).set({ method: 'stripe' }).where(eq(orders.id, id));
  });
}

async function storeSession(
  context: Context,
  order: OrderRow,
  page: { sessionId: string; url: string; amount: number; expiresAt: Date },
): Promise<void> {
  await withOrder(context, order.id, async (inner) => {
    const newPayments = await inner.db
      .insert(payments)
      .values({
        orderId: order.id,
        provider: 'stripe',
        providerId: page.sessionId,
        state: 'pending',
        amount: page.amount,
        currency: order.currency,
        pageUrl: page.url,
        expiresAt: page.expiresAt,
        createdAt: inner.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (newPayments.length > 0)
      await logOrder(inner, order.id, order.userId, 'payment_begun', { method: 'stripe' });
  });
}
