import 'server-only';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { readForDesk } from '@/lib/desk/read';
import type { Beginning } from './record-saver';

/**
 * The initial document of a copy of a record. The copy of a landing is a draft with a new slug and without sub-pages.
 */
export async function readCopy(kind: RecordKindName, id: number): Promise<Beginning> {
  const { document } = await readForDesk('readRecord', { kind, id });
  if (kind !== 'landing') return { of: id, document };
  const copy = {
    ...document,
    slug: `${String(document['slug'])}-copy`,
    status: 'draft',
    release_time: null,
    pages: [],
  };
  return { of: id, document: copy };
}
