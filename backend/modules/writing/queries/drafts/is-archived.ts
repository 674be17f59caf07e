import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { ContentRow } from '@/backend/modules/writing/queries/publishing/live-document';
import { isSameTexts } from './same-texts';

/** Whether the texts of a version are still those that an import stored. @param stored the story as it is stored */
export function isArchived(
  { sourceKey, ownedFields }: ContentRow,
  stored: DraftDocument,
  version: DraftDocument = stored,
): boolean {
  return sourceKey !== null && !ownedFields.includes('texts') && isSameTexts(stored.texts, version.texts);
}
