import type { Context } from '@/backend/kernel/context';
import { queuePurge } from './front';
import { outbox } from '@/backend/db/schema/system';

const TIMEOUT_MS = 5000;

interface Revalidation {
  tags: string[];
}

/** Notes, in the caller's transaction, that pages carrying these tags are out of date. */
export async function queueRevalidation(context: Context, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  const payload: Revalidation = { tags: [...new Set(tags)] };
  await context.db.insert(outbox).values({ kind: 'revalidate', payload, dueAt: context.now() });
}

/** Tells the portal, in one request, which tags changed. */
export async function revalidatePortal(context: Context, payloads: unknown[]): Promise<void> {
  const tags = [...new Set(payloads.flatMap((payload) => (payload as Revalidation).tags))];
  const answer = await fetch(`${context.config.portalUrl}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': context.config.secret },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the portal answered ${answer.status}`);
  await queuePurge(context, tags);
}
