import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { QUICK_TO_START } from './backend-settings';
import { databaseSettings } from './data-template';

const ON_SERVER = `
  import postgres from 'postgres';
  const bigint = { to: 20, from: [20], parse: Number, serialize: String };
  const sql = postgres(process.argv[1], { max: 1, onnotice: () => undefined, types: { bigint } });
  const results = await sql.unsafe(process.argv[2]);
  await sql.end();
  console.log(JSON.stringify(Array.isArray(results.at(-1)) ? results.at(-1) : results));`;

const IN_FOLDER = `
  import { PGlite } from '@electric-sql/pglite';
  const db = await PGlite.create(process.argv[1]);
  const results = await db.exec(process.argv[2]);
  await db.close();
  console.log(JSON.stringify(results.at(-1).rows));`;

/**
 * Runs SQL on the database of a stopped backend, in a process of its own.
 * @returns the rows of the last statement
 */
export function inDatabase(dataDir: string, statements: string): unknown {
  const { DATABASE_URL } = databaseSettings(dataDir);
  const [program, place] = DATABASE_URL ? [ON_SERVER, DATABASE_URL] : [IN_FOLDER, join(dataDir, 'postgres')];
  const args = [...QUICK_TO_START, '--input-type=module', '-e', program, place, statements];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
