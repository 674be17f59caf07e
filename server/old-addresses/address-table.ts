import { LRUCache } from 'lru-cache';
import type { CallOutput } from '@/backend/contract/calls';
import { readOldAddress } from '@/backend/contract/redirects/old-address';
import { tags } from '@/backend/contract/tags';
import type { BackendCall } from './call-backend';

export type Way = NonNullable<CallOutput<'findRedirect'>['answer']>;

/** The log in which outdated tags are recorded. */
interface Changes {
  readonly position: number;
  isOutdated: (tags: string[], since: number) => boolean;
}

interface Stored {
  way: Way | null;
  tags: string[];
  /** Position in the log of tags before the request to the backend. */
  since: number;
}

/** What the portal knows of the whole table. */
interface Facts {
  hosts: ReadonlySet<string>;
  isEmpty: boolean;
  /** Position in the log of tags before the request to the backend. */
  since: number;
}

const MAX_ADDRESSES = 10_000;
/** How long no request is sent to the backend after it did not answer. */
const PAUSE_MS = 2000;
const TABLE_TAGS: string[] = [tags.redirects, tags.all];

/** Nobody knows what an address answers, since the backend has not said so and does not answer now. */
export class AddressUnknown extends Error {
  override name = 'AddressUnknown';
}

/**
 * What the table of old addresses answers, as far as it was asked for: the backend is asked once for each address, and
 * again after the table or the story an address leads to has changed. While the backend does not answer, what was last
 * known holds.
 */
export class AddressTable {
  private readonly known = new LRUCache<string, Stored>({ max: MAX_ADDRESSES });
  private facts: Facts | null = null;
  /** The question about the facts that waits for its answer. */
  private pending: Promise<Facts | null> | null = null;
  private restUntil = 0;

  constructor(
    private readonly callBackend: BackendCall,
    private readonly changes: () => Changes,
  ) {}

  /** Whether a host, without `www.`, is that of an old site. */
  async isOldHost(host: string): Promise<boolean> {
    return (await this.readFacts())?.hosts.has(host) ?? false;
  }

  /**
   * @param host that of an old site; empty for the site itself
   * @throws AddressUnknown while the backend is away, for an address it was not asked about before
   */
  async find(host: string, address: string): Promise<Way | null> {
    const read = readOldAddress(address);
    if (!read) return null;
    const facts = await this.readFacts();
    if (!facts) throw new AddressUnknown();
    if (facts.isEmpty) return null;
    const key = `${host} ${read.cased}`;
    const before = this.known.get(key);
    const changes = this.changes();
    const isFresh = before && !changes.isOutdated(before.tags, before.since);
    if (isFresh || Date.now() < this.restUntil) return lastKnown(before);
    const since = changes.position;
    try {
      const { answer, content_id: story } = await this.callBackend('findRedirect', { host, address });
      const ofStory = story === null ? [] : [tags.content(story)];
      this.known.set(key, { way: answer, tags: [...TABLE_TAGS, ...ofStory], since });
      return answer;
    } catch {
      this.restUntil = Date.now() + PAUSE_MS;
      return lastKnown(before);
    }
  }

  /** Null until the backend has answered once. Simultaneous requests share one call. */
  private async readFacts(): Promise<Facts | null> {
    const isFresh = this.facts && !this.changes().isOutdated(TABLE_TAGS, this.facts.since);
    if (isFresh || Date.now() < this.restUntil) return this.facts;
    this.pending ??= this.fetchFacts().finally(() => (this.pending = null));
    return this.pending;
  }

  private async fetchFacts(): Promise<Facts | null> {
    const since = this.changes().position;
    try {
      const { hosts, is_empty: isEmpty } = await this.callBackend('redirectHosts', {});
      this.facts = { hosts: new Set(hosts), isEmpty, since };
    } catch {
      // The last known facts stay in use.
      this.restUntil = Date.now() + PAUSE_MS;
    }
    return this.facts;
  }
}

/** @throws AddressUnknown for an address that was never answered */
function lastKnown(stored: Stored | undefined): Way | null {
  if (!stored) throw new AddressUnknown();
  return stored.way;
}
