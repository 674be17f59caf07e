import { isExport } from '@/backend/export/about';
import { loadExport } from '@/backend/export/load-export';
import type { Config } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import { storeOf } from '@/backend/modules/uploads/commands/storage';
import { countOf } from '@/backend/kernel/text/count-of';

/**
 * Fills an empty installation if the source is a folder written by `npm run export`.
 * @param seedKeys keys of the seeds, which are then not written
 * @returns whether the source was an export
 * @throws StartupError when there are further sources, or the backend runs
 */
export async function loadExported(
  config: Config,
  sources: readonly string[],
  seedKeys: readonly string[],
): Promise<boolean> {
  const folder = sources.find(isExport);
  if (folder === undefined) return false;
  if (sources.length > 1) throw new StartupError(`${folder} is a whole export: import it by itself.`);
  if (await isBackendRunning(config))
    throw new StartupError('The backend runs. Stop the portal and the backend, then import the export.');
  const store = storeOf(config);
  const about = await loadExport(config, folder, seedKeys, (path, bytes, type) =>
    store.put(path, bytes, type),
  );
  const rows = about.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Imported: ${countOf(rows, 'row')}, ${countOf(about.pictures.length, 'picture')}. Start the portal.\n`,
  );
  return true;
}
