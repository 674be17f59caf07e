import type { Config } from '@/backend/kernel/config';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import type { BatchStore } from './batch-store';
import { deliverAddresses, deliverEvents, deliverItems } from './deliver';

interface Destination {
  /** The functions that store batches; null in a dry run. */
  deliver: BatchStore | null;
  close(): Promise<void>;
}

/** Opens the destination of an import: none in a dry run, the running backend, or else the database itself. */
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
      addresses: (addresses) => deliverAddresses(config, addresses),
      events: (events) => deliverEvents(config, events, pictures),
    },
    close,
  };
}
