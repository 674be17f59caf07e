import 'server-only';
import { unstable_cache } from 'next/cache';
import { isOwnPicture } from '@/backend/contract/addresses';
import { tags } from '@/backend/contract/tags';
import type { FeedPicture } from './feed';
import { absolute } from '@/lib/platform/config/site';
import { readPicture } from '@/lib/platform/calls/server';

const TIMEOUT_MS = 5000;

/**
 * A picture for a feed, with the type and length of the stored file; null for an empty address. For pictures on other
 * sites, and while the file cannot be read, only the address is returned.
 */
export async function describePicture(address: string): Promise<FeedPicture | null> {
  if (!address) return null;
  const facts = isOwnPicture(address) ? await cachedFacts(address).catch(() => null) : null;
  return { url: absolute(address), ...facts };
}

/** Cached without expiry: the content of a stored picture never changes under its name. */
function cachedFacts(path: string) {
  return unstable_cache(() => readFacts(path), ['picture', path], { tags: [tags.all] })();
}

/** @throws Error when there is no such picture, so that nothing is cached */
async function readFacts(path: string): Promise<{ type: string; length: number }> {
  const answer = await readPicture(path, AbortSignal.timeout(TIMEOUT_MS));
  const type = answer.headers.get('content-type');
  if (!answer.ok || !type) throw new Error(`${path}: ${answer.status}`);
  return { type, length: (await answer.arrayBuffer()).byteLength };
}
