import { pino } from 'pino';
import type { Config } from '@/backend/kernel/config';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import { openDatabase } from '@/backend/db/open';
import { seed } from '@/backend/seed/run';
import { importSubjects } from './import-subjects';
import { seeders } from './seeders';
import { findSession } from '@/backend/modules/accounts/commands/sessions';
import { PictureCopier } from '@/backend/import/store/pictures';
import { importItems, type ImportOutcome, previewItems } from '@/backend/import/store/store-items';
import type { Arguments } from '@/backend/import/arguments';
import { deliverToBackend } from '@/backend/import/deliver';
import type { ImportItem } from '@/backend/import/item';

export type Delivered = ImportOutcome & { failures: PictureCopier['failures'] };

interface Delivery {
  deliver(items: ImportItem[]): Promise<Delivered>;
  close(): Promise<void>;
}

type Wishes = Pick<Arguments, 'isDryRun' | 'pictures'>;

/** Where items go: to the running backend, which owns the embedded database, or straight into the database. */
export async function openDelivery(config: Config, wishes: Wishes): Promise<Delivery> {
  if (!(await isBackendRunning(config))) return openDirectly(config, wishes);
  return {
    deliver: (items) => deliverToBackend(config, items, wishes),
    close: async () => undefined,
  };
}

async function openDirectly(config: Config, { isDryRun, pictures: options }: Wishes): Promise<Delivery> {
  const database = await openDatabase(config);
  const log = pino({ level: 'warn' });
  const context = {
    config,
    database,
    db: database.db,
    log,
    now: () => new Date(),
    random: Math.random,
    findSession,
  };
  if (!isDryRun) await seed(context, seeders);
  const pictures = new PictureCopier(context, importSubjects, options);
  return {
    async deliver(items) {
      if (isDryRun) return { ...(await previewItems(context, importSubjects, items)), failures: [] };
      const outcome = await importItems(context, importSubjects, items, pictures);
      return { ...outcome, failures: pictures.failures.splice(0) };
    },
    async close() {
      if (database.isEmbedded && !isDryRun) await database.sql.unsafe('vacuum (analyze)');
      await database.close();
    },
  };
}
