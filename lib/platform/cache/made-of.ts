import type { PageTags } from './page-tags';

/** What the answer to one request was read from, noted while it is made. */
export class MadeOf {
  private readonly bornAt = Date.now();
  private readonly tags = new Set<string>();
  private seconds = Infinity;
  private hasGaps = false;

  /** Whether the backend did not answer for a part of it: that part is missing. */
  get isIncomplete(): boolean {
    return this.hasGaps;
  }

  /** @param since the position of the log of tags before anything was read */
  constructor(private readonly since: number) {}

  /** Notes one answer of the backend and how long it may be kept (seconds); null for one that may not be kept. */
  note(rule: { tags: string[]; revalidate: number } | null): void {
    this.seconds = Math.min(this.seconds, rule?.revalidate ?? 0);
    for (const tag of rule?.tags ?? []) this.tags.add(tag);
  }

  /** Notes that a part is missing, because the backend did not answer. */
  noteGap(): void {
    this.hasGaps = true;
    this.note(null);
  }

  /** @param most seconds an answer is kept at most, also one that was read from nothing */
  facts(most: number): PageTags {
    const until = this.bornAt + 1000 * Math.min(this.seconds, most);
    return { bornAt: this.bornAt, since: this.since, until, tags: [...this.tags] };
  }
}
