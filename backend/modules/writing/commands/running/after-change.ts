import type { DraftDocument } from '@/backend/contract/writing/draft';
import { carryOver } from '@/backend/modules/writing/queries/changes/carry-over';
import { withSources } from '@/backend/modules/writing/queries/drafts/draft-after';
import type { DraftRow } from '@/backend/modules/writing/queries/drafts/open-draft';
import { isSame } from '@/backend/modules/writing/queries/drafts/same-document';

/** States in which a submitted version waits to be published. */
const WAITING = ['pending', 'scheduled'];

/**
 * The draft's row after its live story was changed at once. A version that waits gets the same change, so that
 * publishing it does not undo the change; where it has changed the same place differently, the change is recorded as
 * missed. Whoever edits an old version is notified of the new one.
 * @param next the version of the story after the change
 */
export function afterChange(
  draftRow: DraftRow,
  before: DraftDocument,
  after: DraftDocument,
  next: number,
): Partial<DraftRow> {
  if (draftRow.edit === null) return { document: withSources(after, draftRow.document), draftVersion: next };
  const draft = carryOver(draftRow.document, before, after);
  const waits = draftRow.submitted !== null && WAITING.includes(draftRow.edit);
  const frozen = waits && draftRow.submitted ? carryOver(draftRow.submitted, before, after) : null;
  return {
    ...(!isSame(draft.document, draftRow.document) && { document: draft.document, draftVersion: next }),
    ...(frozen &&
      !isSame(frozen.document, draftRow.submitted) && {
        submitted: frozen.document,
        submissionVersion: next,
      }),
    missed: [...draftRow.missed, ...draft.missed, ...(frozen?.missed ?? [])],
  };
}
