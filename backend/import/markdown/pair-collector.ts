import type { ReadItem } from '@/backend/import/item';
import { mergeVersions } from '@/backend/import/versions';

/** Collects language versions from separate files, and joins them when all files are read. */
export class PairCollector {
  private readonly works = new Map<string, ReadItem[]>();

  add(pair: string, item: ReadItem): void {
    this.works.set(pair, [...(this.works.get(pair) ?? []), item]);
  }

  *finish(): Generator<ReadItem> {
    for (const versions of this.works.values()) {
      const item = mergeVersions(versions);
      if (item) yield item;
    }
    this.works.clear();
  }
}
