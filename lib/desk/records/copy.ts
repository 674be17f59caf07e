import 'server-only';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { readForDesk } from '@/lib/desk/read';
import type { FormDocument } from './blank';

/** The document a copy of a record begins with. The copy of a landing is a draft with a new slug and no subpages. */
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
