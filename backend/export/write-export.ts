import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readEntries, textOf } from '@/backend/backup/archive-reader';
import { makeBackup } from '@/backend/backup/make-backup';
import type { Config } from '@/backend/kernel/config';
import { StartupError } from '@/backend/kernel/errors';
import { aboutFile, EXPORT_FORMAT, type ExportAbout, pictureFile, tableFile } from './about';
import { AuthorMembers } from './author-members';
import { EXPORTED, exportedRow, type Row, RemovedStories } from './tables';

const PART = /^tables\/([^/]+)\/\d+\.jsonl$/;
/** Paths of pictures in rows. Pictures of identity documents have other paths and are never exported. */
const PICTURE = /\/uploads\/[\w/-]+\.[a-z0-9]+/g;

/** The pictures of removed stories, which are not exported. */
const CLOSED = 'closed_pictures';
/** Tables that are read, but are no part of an export. */
const READ_ONLY = new Set([CLOSED, 'users', 'verification_requests']);
const AUTHORS = 'authors';

/** Reads a stored picture; null when it is gone. */
export type ReadPicture = (path: string) => Promise<{ body: ReadableStream } | null>;

/**
 * Writes what the newsroom made into a folder: one file of JSON lines per table, and the pictures in them. Works while the
 * portal runs, on a consistent state of the database.
 * @throws StartupError when the folder holds anything, or the data cannot be read
 */
export async function writeExport(
  config: Config,
  folder: string,
  readPicture: ReadPicture,
): Promise<ExportAbout> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(`${folder} is not empty. Choose another folder.`);
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, '.export.part');
  try {
    const manifest = await makeBackup(config, archive, {
      withSecrets: false,
      settings: '',
      isVerified: false,
    });
    const { rows, named } = await writeTables(archive, folder);
    const pictures = await copyPictures(folder, named.sort(), readPicture);
    const about: ExportAbout = {
      format: EXPORT_FORMAT,
      program: 'lianxun',
      made_at: new Date().toISOString(),
      tables: rows,
      sequences: Object.fromEntries(
        Object.entries(manifest.sequences).filter(([name]) => name.replace(/_id_seq$/, '') in EXPORTED),
      ),
      pictures,
    };
    writeFileSync(aboutFile(folder), `${JSON.stringify(about, null, 2)}\n`);
    return about;
  } finally {
    rmSync(archive, { force: true });
  }
}

/**
 * Each table comes after those it refers to, so removed stories are known before their texts. Authors are written
 * last: what is public of their members is known when all rows have been read.
 */
async function writeTables(archive: string, folder: string) {
  const rows = new Map<string, number>();
  const named = new Set<string>();
  const removedStories = new RemovedStories();
  const members = new AuthorMembers();
  const closed = new Set<unknown>();
  const authors: Row[] = [];
  const write = (table: string, left: Row[]) => {
    const text = left.map((row) => `${JSON.stringify(row)}\n`).join('');
    for (const [path] of text.matchAll(PICTURE)) named.add(path);
    writeFileSync(tableFile(folder, table), text, { flag: 'a' });
    rows.set(table, (rows.get(table) ?? 0) + left.length);
  };
  for await (const entry of readEntries(archive)) {
    const table = PART.exec(entry.name)?.[1];
    if (table === undefined || !(table in EXPORTED || READ_ONLY.has(table))) continue;
    const rest: Row[] = [];
    for (const line of (await textOf(entry)).trimEnd().split('\n')) {
      const row = JSON.parse(line) as Row;
      if (table === CLOSED) closed.add(row.path);
      members.record(table, row);
      removedStories.record(table, row);
      const left = exportedRow(table, row, removedStories);
      if (left) (table === AUTHORS ? authors : rest).push(left);
    }
    // Authors have their place among the tables from now on, and their rows later.
    if (table in EXPORTED) write(table, rest);
  }
  write(
    AUTHORS,
    authors.map((row) => members.left(row)),
  );
  return {
    rows: [...rows].map(([name, count]) => ({ name, rows: count })),
    named: [...named].filter((path) => !closed.has(path)),
  };
}

/** Copies pictures. @returns the paths of those that exist */
async function copyPictures(folder: string, paths: string[], readPicture: ReadPicture): Promise<string[]> {
  const copied: string[] = [];
  for (const path of paths) {
    const picture = await readPicture(path);
    if (!picture) continue;
    const file = pictureFile(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    await pipeline(Readable.from(picture.body), createWriteStream(file));
    copied.push(path);
  }
  return copied;
}
