import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_PRICE_ALERTS, type PRICE_DIRECTIONS } from '@/backend/contract/data/limits';
import { dataPoints, dataSeries, priceAlerts } from '@/backend/db/schema/data';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { clearBrowserTopics } from '@/backend/modules/alerts/commands/clear-topics';
import { hasBrowser } from '@/backend/modules/data/queries/price-alerts';
import { queueAlert } from '@/backend/outbox/alerts';

type Direction = (typeof PRICE_DIRECTIONS)[number];

const isCrossed = (value: number, direction: Direction, level: number): boolean =>
  direction === 'above' ? value >= level : value <= level;

async function latestValue({ db }: Context, seriesId: number): Promise<number | null> {
  const [row] = await db
    .select({ value: dataPoints.value })
    .from(dataPoints)
    .where(eq(dataPoints.seriesId, seriesId))
    .orderBy(desc(dataPoints.at))
    .limit(1);
  return row?.value ?? null;
}

/**
 * Keeps a price alert of a member.
 * @throws ApiError notFound for an unknown series, invalidInput for a level that is passed already or one alert too many
 */
export function addPriceAlert(
  context: Context,
  member: Member,
  { key, direction, level }: CallParsedInput<'addPriceAlert'>,
): Promise<CallOutput<'addPriceAlert'>> {
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const [series] = await db.select({ id: dataSeries.id }).from(dataSeries).where(eq(dataSeries.key, key));
    if (!series) throw new ApiError('notFound');
    const value = await latestValue(inner, series.id);
    if (value !== null && isCrossed(value, direction, level))
      throw new ApiError('invalidInput', { level: 'notAllowed' });
    const [waiting] = await db
      .select({ total: count() })
      .from(priceAlerts)
      .where(and(eq(priceAlerts.userId, member.id), isNull(priceAlerts.firedAt)));
    if ((waiting?.total ?? 0) >= MAX_PRICE_ALERTS) throw new ApiError('invalidInput', { key: 'tooMany' });
    const [row] = await db
      .insert(priceAlerts)
      .values({ userId: member.id, seriesId: series.id, direction, level, createdAt: inner.now() })
      .returning({ id: priceAlerts.id });
    return { id: row?.id ?? 0 };
  });
}

/** Removes a price alert of a member, also from the browsers that wait for it. */
export async function removePriceAlert(
  context: Context,
  member: Member,
  { id }: CallParsedInput<'removePriceAlert'>,
): Promise<CallOutput<'removePriceAlert'>> {
  return inTransaction(context, async (inner) => {
    const gone = await inner.db
      .delete(priceAlerts)
      .where(and(eq(priceAlerts.id, id), eq(priceAlerts.userId, member.id)))
      .returning({ id: priceAlerts.id });
    await clearBrowserTopics(
      inner,
      gone.map((alert) => `price:${alert.id}`),
    );
    return { removed: gone.length > 0 };
  });
}

/**
 * Switches off the alerts of a series whose level its newest value has crossed, and queues their notifications. One that
 * no browser waits for, for example because its session has ended, goes on waiting.
 */
export async function firePriceAlerts(context: Context, seriesId: number): Promise<void> {
  const { db, now } = context;
  const waiting = await db
    .select()
    .from(priceAlerts)
    .where(and(eq(priceAlerts.seriesId, seriesId), isNull(priceAlerts.firedAt), hasBrowser));
  if (waiting.length === 0) return;
  const value = await latestValue(context, seriesId);
  if (value === null) return;
  for (const { id, direction, level } of waiting) {
    if (!isCrossed(value, direction, level)) continue;
    const [fired] = await db
      .update(priceAlerts)
      .set({ firedAt: now(), firedValue: value })
      .where(and(eq(priceAlerts.id, id), isNull(priceAlerts.firedAt)))
      .returning({ id: priceAlerts.id });
    if (fired) await queueAlert(context, { price: id });
  }
}
