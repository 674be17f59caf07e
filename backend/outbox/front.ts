import type { Context } from '@/backend/kernel/context';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { tags as names } from '@/backend/contract/tags';
import { outbox } from '@/backend/db/schema/system';

const TIMEOUT_MS = 3000;
/**
 * Milliseconds after which pages are dropped a second time, because an answer under way during the change may be stored
 * after the first time.
 */
const AGAIN_MS = 900;
/** With more tags the header would be too long. */
const MOST_TAGS = 200;

interface Purge {
  tags: string[];
  /** Of these, the ones to drop for good. Absent in rows of older versions. */
  closed?: string[];
}

/**
 * Queues the dropping of pages with these tags from the caches in front of the portals.
 * @param closed tags of what is not to be shown either while the portal cannot answer
 */
export async function queuePurge(context: Context, tags: string[], closed: string[] = []): Promise<void> {
  if (context.config.frontUrls.length === 0) return;
  const payload: Purge = { tags: bounded(tags), closed: bounded(closed) };
  const now = context.now().getTime();
  await context.db
    .insert(outbox)
    .values([0, AGAIN_MS].map((delay) => ({ kind: 'front', payload, dueAt: new Date(now + delay) })));
}

/**
 * Tells every front, in one request each, what to drop.
 * @throws Error when one of them failed; then all are asked again
 */
export async function purgeFronts({ config }: Context, payloads: unknown[]): Promise<void> {
  const wanted = payloads.map((payload) => payload as Purge);
  const tags = bounded(wanted.flatMap((one) => one.tags));
  const closed = bounded(wanted.flatMap((one) => one.closed ?? []));
  const headers = {
    'x-front-secret': frontSecret(config.secret),
    'xkey-purge': tags.join(' '),
    'xkey-close': closed.join(' '),
  };
  await Promise.all(
    config.frontUrls.map(async (url) => {
      const answer = await fetch(url, {
        method: 'PURGE',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`the front at ${new URL(url).host} answered ${answer.status}`);
    }),
  );
}

function bounded(given: string[]): string[] {
  const tags = [...new Set(given)];
  return tags.length > MOST_TAGS ? [names.all] : tags;
}
