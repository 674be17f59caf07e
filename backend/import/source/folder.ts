import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { z } from 'zod';

/** An entry of an index about a file: `charset` replaces the HTTP header of the original. */
const entrySchema = z.object({
  file: z.string().min(1),
  content_is_third_party: z.boolean().default(false),
  charset: z.string().nullish().catch(null),
});
const entries = z.array(entrySchema).min(1);
const indexSchema = z.union([entries, z.object({ files: entries }).transform((index) => index.files)]);
type IndexEntry = z.infer<typeof entrySchema>;

export interface FolderFile {
  path: string;
  name: string;
  key: string;
  entry: IndexEntry | null;
}

/** Whether a JSON document is a list of files with flags. */
export function isIndex(json: unknown): boolean {
  return indexSchema.safeParse(json).success;
}

/** The files of a folder and its subfolders, sorted, with their index entries; and the listed files that are missing. */
export async function listFolder(root: string): Promise<{ files: FolderFile[]; missing: string[] }> {
  const files: FolderFile[] = [];
  const missing: string[] = [];
  await walk(root, root, files, missing);
  return { files, missing };
}

async function walk(root: string, folder: string, files: FolderFile[], missing: string[]): Promise<void> {
  const dirents = await readdir(folder, { withFileTypes: true });
  const visible = dirents
    .filter((dirent) => !dirent.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const index = visible.some((dirent) => dirent.name === 'index.json')
    ? await readIndex(join(folder, 'index.json'))
    : null;
  for (const dirent of visible) {
    const path = join(folder, dirent.name);
    if (dirent.isDirectory()) await walk(root, path, files, missing);
    else if (dirent.isFile() && !(index && dirent.name === 'index.json')) {
      const name = relative(root, path).split(sep).join('/');
      const entry = index?.find((listed) => listed.file === dirent.name) ?? null;
      files.push({ path, name, key: `${basename(root)}/${name}`, entry });
    }
  }
  const names = new Set(visible.map((dirent) => dirent.name));
  for (const { file } of index ?? [])
    if (!file.includes('/') && !names.has(file)) missing.push(join(folder, file));
}

async function readIndex(path: string): Promise<IndexEntry[] | null> {
  try {
    return indexSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}
