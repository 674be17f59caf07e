import type { PieceDocument } from '@/backend/contract/writing/piece';
import { carryOver } from '@/backend/modules/writing/queries/carry-over';
import { withSources } from '@/backend/modules/writing/queries/draft-after';
import type { Manuscript } from '@/backend/modules/writing/queries/open-piece';
import { isSame } from '@/backend/modules/writing/queries/same-document';

/** States in which a submitted version waits to be published. */
const WAITING = ['pending', 'scheduled'];

/**
 * The manuscript after its live story was changed at once. A version that waits gets the same change, so that
 * publishing it does not undo the change; where it has changed the same place differently, the change is recorded as
 * missed. Whoever edits an old version is notified of the new one.
 * @param next the version of the story after the change
 */
export function afterChange(
  manuscript: Manuscript,
  before: PieceDocument,
  after: PieceDocument,
  next: number,
): Partial<Manuscript> {
  if (manuscript.edit === null)
    return { document: withSources(after, manuscript.document), draftVersion: next };
  const draft = carryOver(manuscript.document, before, after);
  const waits = manuscript.submitted !== null && WAITING.includes(manuscript.edit);
  const frozen = waits && manuscript.submitted ? carryOver(manuscript.submitted, before, after) : null;
  return {
    ...(!isSame(draft.document, manuscript.document) && { document: draft.document, draftVersion: next }),
    ...(frozen &&
      !isSame(frozen.document, manuscript.submitted) && {
        submitted: frozen.document,
        submissionVersion: next,
      }),
    missed: [...manuscript.missed, ...draft.missed, ...(frozen?.missed ?? [])],
  };
}
