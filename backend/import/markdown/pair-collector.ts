import type { ImportEvent, ImportItem } from '@/backend/import/item';
import { mergeVersions } from '@/backend/import/versions';

/** Gathers language versions that stand in files of their own; they can be joined once all files are read. */
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
