import { eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { alertSubscriptions } from '@/backend/db/schema/alerts';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';

/**
 * Stores a subscription to key news, or its new keys and language.
 * @throws ApiError invalidInput for an address without https
 */
export async function addAlert(
  context: Context,
  { endpoint, keys, language: lang }: CallParsedInput<'addAlert'>,
): Promise<CallOutput<'addAlert'>> {
  if (!endpoint.startsWith('https:') && !context.config.alertsPrivateHosts)
    throw new ApiError('invalidInput', { endpoint: 'notAllowed' });
  const values = { ...keys, lang, createdAt: context.now() };
  await context.db
    .insert(alertSubscriptions)
    .values({ endpoint, ...values })
    .onConflictDoUpdate({ target: alertSubscriptions.endpoint, set: values });
  return { added: true };
}

/** Forgets a browser. */
export async function removeAlert(
  { db }: Context,
  { endpoint }: CallParsedInput<'removeAlert'>,
): Promise<CallOutput<'removeAlert'>> {
  const gone = await db
    .delete(alertSubscriptions)
    .where(eq(alertSubscriptions.endpoint, endpoint))
    .returning({ id: alertSubscriptions.id });
  return { removed: gone.length > 0 };
}
