import type { Context } from '@/backend/kernel/context';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { tags as names } from '@/backend/contract/tags';
import { outbox } from '@/backend/db/schema/system';

const TIMEOUT_MS = 3000;
/**
 * Pages are dropped a second time after this: an answer that was on its way when its page changed is stored by then.
 */
const AGAIN_MS = 900;
/** More would make a header longer than fronts take. */
const MOST_TAGS = 200;

interface Purge {
  tags: string[];
}

/** Notes that the caches in front of the portals are to drop pages with these tags, once the portals know. */
export async function queuePurge(context: Context, tags: string[]): Promise<void> {
  if (context.config.frontUrls.length === 0) return;
  const payload: Purge = { tags: tags.length > MOST_TAGS ? [names.all] : tags };
  const now = context.now().getTime();
  await context.db
    .insert(outbox)
    .values([0, AGAIN_MS].map((delay) => ({ kind: 'front', payload, dueAt: new Date(now + delay) })));
}

/**
 * Tells every front, in one request each, what to drop.
 * @throws Error when one of them did not take it; then all are told again
 */
export async function purgeFronts({ config }: Context, payloads: unknown[]): Promise<void> {
  const wanted = [...new Set(payloads.flatMap((payload) => (payload as Purge).tags))];
  const tags = wanted.length > MOST_TAGS ? [names.all] : wanted;
  const headers = { 'x-front-secret': frontSecret(config.secret), 'xkey-purge': tags.join(' ') };
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
