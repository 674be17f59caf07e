import { LRUCache } from 'lru-cache';
import type { CallOutput } from '@/backend/contract/calls';
import { readOldAddress } from '@/backend/contract/redirects/old-address';
import { tags } from '@/backend/contract/tags';
import type { AskBackend } from './ask-backend';

export type Way = NonNullable<CallOutput<'findRedirect'>['answer']>;

/** The log in which outdated tags are recorded. */
interface Changes {
  readonly position: number;
  isOutdated: (tags: string[], since: number) => boolean;
}

interface Stored {
  way: Way | null;
  tags: string[];
  /** Position in the log of tags before the backend was asked. */
  since: number;
}

const MAX_ADDRESSES = 10_000;
const TABLE_TAGS: string[] = [tags.redirects, tags.all];

/**
 * What the table of old addresses answers, as far as it was asked for: the backend is asked once for each address, and
 * again after the table or the story an address leads to has changed. While the backend does not answer, what was last
 * known holds.
 */
export class AddressTable {
  private readonly known = new LRUCache<string, Stored>({ max: MAX_ADDRESSES });
  private facts: { hosts: ReadonlySet<string>; isEmpty: boolean; since: number } | null = null;

  constructor(
    private readonly ask: AskBackend,
    private readonly changes: () => Changes,
  ) {}

  /** Whether a host, without `www.`, is that of an old site. */
  async isOldHost(host: string): Promise<boolean> {
    return (await this.readFacts())?.hosts.has(host) ?? false;
  }

  /** @param host that of an old site; empty for the site itself */
  async find(host: string, address: string): Promise<Way | null> {
    const read = readOldAddress(address);
    if (!read || (await this.readFacts())?.isEmpty !== false) return null;
    const key = `${host} ${read.cased}`;
    const before = this.known.get(key);
    const changes = this.changes();
    if (before && !changes.isOutdated(before.tags, before.since)) return before.way;
    const since = changes.position;
    try {
      const { answer, content_id: story } = await this.ask('findRedirect', { host, address });
      const ofStory = story === null ? [] : [tags.content(story)];
      this.known.set(key, { way: answer, tags: [...TABLE_TAGS, ...ofStory], since });
      return answer;
    } catch {
      return before?.way ?? null;
    }
  }

  private async readFacts() {
    const changes = this.changes();
    if (this.facts && !changes.isOutdated(TABLE_TAGS, this.facts.since)) return this.facts;
    const since = changes.position;
    try {
      const { hosts, is_empty: isEmpty } = await this.ask('redirectHosts', {});
      this.facts = { hosts: new Set(hosts), isEmpty, since };
    } catch {
      // What was last known holds.
    }
    return this.facts;
  }
}
