import type { ImportEvent, ImportItem } from '@/backend/import/item';
import { mergeVersions } from '@/backend/import/versions';

/** Collects language versions from separate files, and joins them when all files are read. */
export class PairCollector {
  private readonly works = new Map<string, ImportItem[]>();

  add(pair: string, item: ImportItem): void {
    this.works.set(pair, [...(this.works.get(pair) ?? []), item]);
  }

  *finish(): Generator<ImportEvent> {
    for (const versions of this.works.values()) {
      const item = mergeVersions(versions);
      if (item) yield { type: 'item', item };
    }
    this.works.clear();
  }
}
