import { BrokenSource } from '@/backend/import/item';
import type { SourceFile } from '@/backend/import/source/source-file';
import { parseXml } from '@/backend/import/xml/parse-xml';
import { addParts, emptyParts, type RunParts, type SiteParts } from './parts';
import { isWordPress, wordPressSite } from './site';

/** Collects the parts when there are several exports; a single one is read once, and has its own parts only. */
export async function collectParts(files: readonly SourceFile[]): Promise<RunParts> {
  const exports: SourceFile[] = [];
  for (const file of files) if (await isExport(file)) exports.push(file);
  const run = new Map<string, SiteParts>();
  if (exports.length < 2) return run;
  for (const file of exports) await addFile(run, file);
  return run;
}

async function isExport(file: SourceFile): Promise<boolean> {
  const head = await file.head().catch(() => new Uint8Array());
  return Buffer.from(head).toString('latin1').replaceAll('\0', '').includes('wordpress.org/export/');
}

/** Files that cannot be read are left to the import itself, which names them. */
async function addFile(run: Map<string, SiteParts>, file: SourceFile): Promise<void> {
  try {
    const { root } = parseXml(await file.text());
    if (!isWordPress(root)) return;
    const site = wordPressSite(root, new Map());
    const key = site.baseUrl ?? site.name;
    const parts = run.get(key) ?? emptyParts();
    addParts(parts, site.parts);
    run.set(key, parts);
  } catch (error) {
    if (!(error instanceof BrokenSource)) throw error;
  }
}
