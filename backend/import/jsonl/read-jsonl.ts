import { z } from 'zod';
import { broken, type ImportEvent, type ReadItem } from '@/backend/import/item';
import { linesOf } from '@/backend/import/source/lines';
import type { SourceFile } from '@/backend/import/source/source-file';
import type { Reading } from '@/backend/import/reading';
import { mergeVersions } from '@/backend/import/versions';
import { parseLine, recordItem } from './record';

const paired = z.object({ pair_id: z.string().min(1) });

/**
 * Records of a JSONL file, with the language versions of a work joined. The file is read twice: first the versions of each
 * work are counted, so that the second pass keeps only incomplete works in memory.
 */
export async function* readJsonl(file: SourceFile, { rules }: Reading): AsyncGenerator<ImportEvent> {
  const missing = await countVersions(file);
  const waiting = new Map<string, ReadItem[]>();
  for await (const { number, text } of linesOf(file)) {
    const where = `${file.name}:${number}`;
    const raw = parseLine(text);
    const event = raw === undefined ? broken(where, 'is not JSON') : recordItem(raw, where, rules);
    const pairId = paired.safeParse(raw).data?.pair_id;
    if (pairId === undefined) {
      yield event;
      continue;
    }
    if (event.type !== 'item') yield event;
    const versions = waiting.get(pairId) ?? [];
    if (event.type === 'item') versions.push(event);
    waiting.set(pairId, versions);
    missing.set(pairId, (missing.get(pairId) ?? 1) - 1);
    if (missing.get(pairId) !== 0) continue;
    waiting.delete(pairId);
    const item = mergeVersions(versions);
    if (item) yield item;
  }
}

async function countVersions(file: SourceFile): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { text } of linesOf(file)) {
    const pairId = paired.safeParse(parseLine(text)).data?.pair_id;
    if (pairId !== undefined) counts.set(pairId, (counts.get(pairId) ?? 0) + 1);
  }
  return counts;
}
