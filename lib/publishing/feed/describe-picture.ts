import 'server-only';
import { LRUCache } from 'lru-cache';
import { isOwnPicture } from '@/backend/contract/addresses';
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

interface PictureFacts {
  type: string;
  length: number;
}

const MAX_PICTURES = 2000;
const storedFacts = new LRUCache<string, PictureFacts>({ max: MAX_PICTURES });

/** Stored without expiry: the content of a stored picture never changes under its name. */
async function cachedFacts(path: string): Promise<PictureFacts> {
  const facts = storedFacts.get(path) ?? (await readFacts(path));
  storedFacts.set(path, facts);
  return facts;
}

/** @throws Error when there is no such picture, so that nothing is cached */
async function readFacts(path: string): Promise<PictureFacts> {
  const answer = await readPicture(path, AbortSignal.timeout(TIMEOUT_MS));
  const type = answer.headers.get('content-type');
  if (!answer.ok || !type) throw new Error(`${path}: ${answer.status}`);
  return { type, length: (await answer.arrayBuffer()).byteLength };
}
