import type { Context } from '@/backend/kernel/context';
import { importAddresses } from '@/backend/import/store/import-addresses';
import { importItems } from '@/backend/import/store/store-items';
import { PictureCopier } from '@/backend/import/store/pictures';
import { Statistics } from '@/backend/import/store/statistics';
import type { ImportSubjects } from '@/backend/import/store/subjects';
import type { BatchStore } from './batch-store';

/** Stores the batches of an import directly in the database, for an installation whose backend does not run. */
export function deliverDirectly<Prepared>(
  context: Context,
  subjects: ImportSubjects<Prepared>,
  options: { isOffline: boolean; allowPrivate: boolean },
): BatchStore {
  const pictures = new PictureCopier(context, subjects, options);
  const statistics = new Statistics(context);
  return {
    async items(items) {
      const outcome = await importItems(context, subjects, items, pictures);
      await statistics.recordStored(outcome.added);
      return { ...outcome, failures: pictures.failures.splice(0) };
    },
    addresses: (addresses) => importAddresses(context, subjects, addresses),
    async events(events) {
      const outcome = await subjects.saveEvents(context, events, (address, key) =>
        pictures.copy(address, key),
      );
      return { ...outcome, failures: pictures.failures.splice(0) };
    },
  };
}
