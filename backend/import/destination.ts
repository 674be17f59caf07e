import type { Config } from '@/backend/kernel/config';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import type { BatchStore } from './batch-store';
import { deliverAddresses, deliverEvents, deliverItems, readRegionKeys } from './deliver';

interface Destination {
  /** The functions that store batches; null in a dry run. */
  deliver: BatchStore | null;
  /** The keys of the newsroom's editions; null where a dry run has nobody to ask. */
  regions: string[] | null;
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
  const isRunning = await isBackendRunning(config);
  if (!isRunning && !isDryRun) return openDirectly();
  const regions = isRunning ? await readRegionKeys(config) : null;
  if (isDryRun) return { deliver: null, regions, close };
  return {
    regions,
    deliver: {
      items: (items) => deliverItems(config, items, pictures),
      addresses: (addresses) => deliverAddresses(config, addresses),
      events: (events) => deliverEvents(config, events, pictures),
    },
    close,
  };
}
