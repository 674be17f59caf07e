import type { PageTags } from './page-tags';
import type { TagLog } from './tag-log';

/** What is known about one answer of the backend: the tags of its data, and how many seconds it may be cached. */
export interface AnswerRule {
  tags: string[];
  revalidate: number;
  /** The newest date in its data, in milliseconds since 1970; null or absent if it has none. */
  newest?: number | null;
}

/** For how many seconds a page is stored that shows an answer of the backend which is not stored, such as a refusal. */
const REFUSED_SECONDS = 300;

/**
 * For how many seconds a response may be shown unless something changes: not longer than any data it was made from.
 * @param max the longest lifetime in seconds
 */
export const lifetimeWithin = (max: number, sources?: PageSources): number =>
  Math.min(max, sources?.lifetime || REFUSED_SECONDS);

/** Collects the tags and lifetimes of all backend answers one response is made from. */
export class PageSources {
  private readonly bornAt = Date.now();
  private readonly since: number;
  private readonly tags = new Set<string>();
  private seconds = Infinity;
  private hasGaps = false;
  private newestDate: number | null = null;

  /** Whether a part is missing because the backend did not answer. */
  get isIncomplete(): boolean {
    return this.hasGaps;
  }

  /** How many seconds the response may be cached; infinite as long as nothing was read. */
  get lifetime(): number {
    return this.seconds;
  }

  /** The newest date in the data that was read, in milliseconds since 1970; null if none has a date. */
  get newest(): number | null {
    return this.newestDate;
  }

  /** @param log the log of tags, before anything was read */
  constructor(readonly log: Pick<TagLog, 'position' | 'lastChange' | 'isOutdated'>) {
    this.since = log.position;
  }

  /** Records one answer of the backend; null for an answer that may not be cached. */
  record(rule: AnswerRule | null): void {
    this.seconds = Math.min(this.seconds, rule?.revalidate ?? 0);
    for (const tag of rule?.tags ?? []) this.tags.add(tag);
    if ((rule?.newest ?? 0) > (this.newestDate ?? 0)) this.newestDate = rule?.newest ?? null;
  }

  /** Notes that a part is missing, because the backend did not answer. */
  recordGap(): void {
    this.hasGaps = true;
    this.record(null);
  }

  /** @param max the longest lifetime in seconds, also for a response made without the backend */
  facts(max: number): PageTags {
    const until = this.bornAt + 1000 * Math.min(this.seconds, max);
    return { bornAt: this.bornAt, since: this.since, until, tags: [...this.tags] };
  }
}
