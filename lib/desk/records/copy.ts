import 'server-only';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { readForDesk } from '@/lib/desk/read';
import type { FormDocument } from './blank';

/** What a copy of a record begins with: a draft at an address of its own, which nothing else has. */
export async function readCopy(kind: RecordKindName, id: number): Promise<FormDocument> {
  const { document } = await readForDesk('readRecord', { kind, id });
  if (kind !== 'landing') return document;
  return {
    ...document,
    slug: `${String(document['slug'])}-copy`,
    status: 'draft',
    release_time: null,
    pages: [],
  };
}
