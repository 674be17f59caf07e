import type { Context } from '@/backend/kernel/context';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { tags as names } from '@/backend/contract/tags';
import { queueRows } from '@/backend/outbox/queue-rows';

const TIMEOUT_MS = 3000;
/**
 * Milliseconds after which pages are dropped a second time, because an answer under way during the change may be stored
 * after the first time.
 */
const AGAIN_MS = 900;
/** Of tags in one header: a front takes lines of 8 kB. */
const MAX_BYTES = 6000;

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
  const payload: Purge = { tags: inOneHeader(tags), closed };
  const now = context.now().getTime();
  await queueRows(
    context,
    ...[0, AGAIN_MS].map((delay) => ({ kind: 'front', payload, dueAt: new Date(now + delay) })),
  );
}

/**
 * Tells every front what to drop, in one request each, and in further ones where more is closed than a header holds.
 * @throws Error when one of them failed; then all are asked again
 */
export async function purgeFronts({ config }: Context, payloads: unknown[]): Promise<void> {
  const wanted = payloads.map((payload) => payload as Purge);
  const tags = inOneHeader(wanted.flatMap((purgePayload) => purgePayload.tags));
  const [closed = '', ...rest] = inHeaders(wanted.flatMap((purgePayload) => purgePayload.closed ?? []));
  const requests = [{ tags: tags.join(' '), closed }, ...rest.map((part) => ({ tags: '', closed: part }))];
  await Promise.all(
    config.frontUrls.flatMap((url) =>
      requests.map((request) => purge(url, frontSecret(config.secret), request)),
    ),
  );
}

async function purge(url: string, secret: string, { tags, closed }: { tags: string; closed: string }) {
  const answer = await fetch(url, {
    method: 'PURGE',
    headers: { 'x-front-secret': secret, 'xkey-purge': tags, 'xkey-close': closed },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the front at ${new URL(url).host} answered ${answer.status}`);
}

/** The tags once each; too many of them stand for everything. */
function inOneHeader(tags: string[]): string[] {
  return inHeaders(tags).length > 1 ? [names.all] : [...new Set(tags)];
}

/** The tags once each, in as many values of a header as it takes. */
function inHeaders(tags: string[]): string[] {
  const values: string[] = [];
  for (const tag of new Set(tags)) {
    const last = values.at(-1);
    if (last === undefined || last.length + 1 + tag.length > MAX_BYTES) values.push(tag);
    else values[values.length - 1] = `${last} ${tag}`;
  }
  return values;
}
