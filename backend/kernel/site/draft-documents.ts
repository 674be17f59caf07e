import { eq } from 'drizzle-orm';
import { DOCUMENT_KEYS, type DocumentKey } from '@/backend/contract/directory/document-keys';
import { documents } from '@/backend/db/schema/directory';
import type { Context } from '@/backend/kernel/context';

/** The fixed pages that are not public. */
export async function listDraftDocuments({ db }: Pick<Context, 'db'>): Promise<DocumentKey[]> {
  const rows = await db.select({ key: documents.key }).from(documents).where(eq(documents.isPublic, false));
  return DOCUMENT_KEYS.filter((each) => rows.some(({ key }) => key === each));
}
