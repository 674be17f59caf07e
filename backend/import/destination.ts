import type { ImportedEvent, ImportedEventsOutcome } from '@/backend/contract/events/imported-event';
import type { Config } from '@/backend/kernel/config';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import { importSubjects } from '@/backend/main/import-subjects';
import type { PictureCopier } from '@/backend/import/store/pictures';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import { deliverEvents, deliverItems } from './deliver';
import { deliverDirectly } from './deliver-directly';
import type { ImportItem } from './item';
import { openContext } from './open-context';

type Failures = { failures: PictureCopier['failures'] };

/** Stores batches of an import. */
export interface Store {
  items(items: ImportItem[]): Promise<ImportOutcome & Failures>;
  events(events: ImportedEvent[]): Promise<ImportedEventsOutcome & Failures>;
}

interface Destination {
  /** Null where nothing is stored. */
  deliver: Store | null;
  close(): Promise<void>;
}

/** Where what is imported goes: nowhere, to the backend that runs, or into the installation itself. */
export async function openDestination(
  config: Config,
  isDryRun: boolean,
  pictures: { isOffline: boolean; allowPrivate: boolean },
): Promise<Destination> {
  const close = async () => undefined;
  if (isDryRun) return { deliver: null, close };
  if (!(await isBackendRunning(config))) {
    const { context, close: closeDatabase } = await openContext(config);
    return { deliver: deliverDirectly(context, importSubjects, pictures), close: closeDatabase };
  }
  return {
    deliver: {
      items: (items) => deliverItems(config, items, pictures),
      events: (events) => deliverEvents(config, events, pictures),
    },
    close,
  };
}
