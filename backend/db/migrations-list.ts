import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** One migration of the schema. */
export interface Migration {
  /** Such as `0003_list_languages`. */
  name: string;
  /** When it was written, in epoch milliseconds; migrations are applied in this order. */
  when: number;
  hash: string;
  statements: string[];
}

const migrationsFolder = () => join(process.cwd(), 'backend/db/migrations');

/** All migrations of this version, oldest first. */
export function listMigrations(folder = migrationsFolder()): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  const names = new Map(entries.map(({ tag, when }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, hash, sql }) => ({
    name: names.get(folderMillis) ?? String(folderMillis),
    when: folderMillis,
    hash,
    statements: sql,
  }));
}
