import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import type { PictureCopier } from '@/backend/import/store/pictures';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import type { AddressesOutcome, OldAddresses } from '@/backend/import/store/import-addresses';
import type { ImportItem } from './item';

type Failures = { failures: PictureCopier['failures'] };

/** Stores batches of an import. */
export interface BatchStore {
  items(items: ImportItem[]): Promise<ImportOutcome & Failures>;
  /** After all items: lists of the old site, what did not come, and links between items. */
  addresses(addresses: OldAddresses): Promise<AddressesOutcome>;
  events(events: ImportedEvent[]): Promise<ImportedEventsOutcome & Failures>;
}
