import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '@/backend/kernel/errors';

const NAME = 'export.json';
export const EXPORT_FORMAT = 1;

const about = z.object({
  format: z.literal(EXPORT_FORMAT),
  program: z.literal('lianxun'),
  made_at: z.iso.datetime(),
  /** In the order they are filled; the rows of each are in `{name}.jsonl`. */
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  /** The next number of each kind. */
  sequences: z.record(z.string(), z.string()),
  pictures: z.array(z.string()),
});
export type ExportAbout = z.infer<typeof about>;

export const aboutFile = (folder: string) => join(folder, NAME);
export const tableFile = (folder: string, table: string) => join(folder, `${table}.jsonl`);
export const pictureFile = (folder: string, path: string) => join(folder, 'pictures', path);

/** Whether a folder is what `npm run export` wrote, and not one of files to import. */
export function isExport(folder: string): boolean {
  return existsSync(aboutFile(folder));
}

/** @throws StartupError when it is not of a form this version knows */
export function readAbout(folder: string): ExportAbout {
  try {
    const read = about.safeParse(JSON.parse(readFileSync(aboutFile(folder), 'utf8')));
    if (read.success) return read.data;
  } catch {
    // Not JSON: the same as JSON of another form.
  }
  throw new StartupError(`${aboutFile(folder)} is not of a form this version knows.`);
}
