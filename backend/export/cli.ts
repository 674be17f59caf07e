import { resolve } from 'node:path';
import { readConfig } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { storeOf } from '@/backend/modules/uploads/commands/storage';
import { countOf } from '@/backend/kernel/text/count-of';
import { writeExport } from './write-export';

const USAGE = `npm run export -- FOLDER

Writes what the newsroom made, published or not, as JSON lines with its pictures; members and their data stay. Works while
the portal runs. npm run import -- FOLDER fills an empty installation with it: the same numbers, addresses and pages.
`;

async function main(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0 || folder.startsWith('--'))
    throw new StartupError(`\n${USAGE}`);
  const config = readConfig();
  const about = await writeExport(config, resolve(folder), (path) => storeOf(config).get(path));
  const rows = about.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Exported: ${countOf(rows, 'row')} of ${countOf(about.tables.length, 'kind')}, ${countOf(about.pictures.length, 'picture')}.\n`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`lianxun export: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
