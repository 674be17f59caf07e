import type { Context } from '@/backend/kernel/context';
import { outbox } from '@/backend/db/schema/system';
import { queuePurge } from './front';
import { recordPageChange } from './page-changes';

const TIMEOUT_MS = 2000;

interface Revalidation {
  tags: string[];
}

/** Notes, in the caller's transaction, that pages carrying these tags are out of date, or will be at a moment. */
export async function queueRevalidation(context: Context, tags: string[], at = context.now()): Promise<void> {
  if (tags.length === 0) return;
  const payload: Revalidation = { tags: [...new Set(tags)] };
  await context.db.insert(outbox).values({ kind: 'revalidate', payload, dueAt: at });
}

/** Writes down what changed for every portal to read, tells the nearest portal to look, and has the fronts drop it. */
export async function announceChanges(context: Context, payloads: unknown[]): Promise<void> {
  const tags = [...new Set(payloads.flatMap((payload) => (payload as Revalidation).tags))];
  await recordPageChange(context, tags);
  await hintPortal(context);
  await queuePurge(context, tags);
}

/** Spares the portal half a second of waiting. It looks by itself, so nothing is lost when it does not answer. */
async function hintPortal({ config, log }: Context): Promise<void> {
  try {
    await fetch(`${config.portalUrl}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-backend-secret': config.secret },
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    log.debug('the portal did not hear of a change; it will look by itself');
  }
}
