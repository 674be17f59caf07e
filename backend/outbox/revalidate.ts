import type { Context } from '@/backend/kernel/context';
import { tags as names } from '@/backend/contract/tags';
import { queueRows } from '@/backend/outbox/queue-rows';
import { queuePurge } from './front';
import type { TouchedFlash } from './flash-changes';
import { recordPageChange } from './page-changes';

const TIMEOUT_MS = 2000;

interface Revalidation {
  tags: string[];
  /** Absent in rows of older versions. */
  flashes?: TouchedFlash[];
  /** Tags of what nobody may see any more: a front does not keep it for the time the portal cannot answer. */
  closed?: string[];
}

/**
 * Queues, in the caller's transaction, that pages with these tags are out of date, or will be at a moment.
 * @param flashes changed flashes that open pages have to know
 */
export async function queueRevalidation(
  context: Context,
  tags: string[],
  at = context.now(),
  flashes: TouchedFlash[] = [],
): Promise<void> {
  if (tags.length === 0) return;
  const payload: Revalidation = { tags: [...new Set(tags)], flashes };
  await queueRows(context, { kind: 'revalidate', payload, dueAt: at });
}

/** Queues, in the caller's transaction, that what has these tags is closed at once, even while the portal cannot answer. */
export async function queueClosing(context: Context, tags: string[]): Promise<void> {
  if (tags.length === 0) return;
  const payload: Revalidation = { tags, closed: tags };
  await queueRows(context, { kind: 'revalidate', payload, dueAt: context.now() });
}

/** Records what changed for every portal to read, hints the configured portal to look, and queues the front caches. */
export async function announceChanges(context: Context, payloads: unknown[]): Promise<void> {
  const queued = payloads.map((payload) => payload as Revalidation);
  const tags = [...new Set(queued.flatMap((revalidation) => revalidation.tags))];
  const closed = [...new Set(queued.flatMap((revalidation) => revalidation.closed ?? []))];
  await recordPageChange(
    context,
    [...tags, ...closed.map(names.closed)],
    queued.flatMap(({ flashes = [] }) => flashes),
  );
  await hintPortal(context);
  await queuePurge(context, tags, closed);
}

/** Tells the portal to read the changes at once. It also reads them regularly, so a failure is ignored. */
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
