import type { Config } from '@/backend/kernel/config';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import type { BatchStore } from './batch-store';
import { deliverEvents, deliverItems } from './deliver';

interface Destination {
  /** Null where nothing is stored. */
  deliver: BatchStore | null;
  close(): Promise<void>;
}

/** Where what is imported goes: nowhere, to the backend that runs, or into the installation itself. */
export async function openDestination(
  config: Config,
  isDryRun: boolean,
  pictures: { isOffline: boolean; allowPrivate: boolean },
  openDirectly: () => Promise<Destination>,
): Promise<Destination> {
  const close = async () => undefined;
  if (isDryRun) return { deliver: null, close };
  if (!(await isBackendRunning(config))) return openDirectly();
  return {
    deliver: {
      items: (items) => deliverItems(config, items, pictures),
      events: (events) => deliverEvents(config, events, pictures),
    },
    close,
  };
}
