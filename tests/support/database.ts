import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { QUICK_TO_START } from './backend-settings';

const RUN = `
  import { PGlite } from '@electric-sql/pglite';
  const db = await PGlite.create(process.argv[1]);
  const results = await db.exec(process.argv[2]);
  await db.close();
  console.log(JSON.stringify(results.at(-1).rows));`;

/**
 * Runs SQL on the embedded database of a stopped backend, in its own process.
 * @returns the rows of the last statement
 */
export function inDatabase(dataDir: string, statements: string): unknown {
  const args = [...QUICK_TO_START, '--input-type=module', '-e', RUN, join(dataDir, 'postgres'), statements];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
