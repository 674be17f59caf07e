import type { PieceDocument } from '@/backend/contract/writing/piece';
import { carryOver } from '@/backend/modules/writing/queries/carry-over';
import { withSources } from '@/backend/modules/writing/queries/draft-after';
import type { Manuscript } from '@/backend/modules/writing/queries/open-piece';
import { isSame } from '@/backend/modules/writing/queries/same-document';

/** States in which a frozen version waits to go live. */
const WAITING = ['pending', 'scheduled'];

/**
 * The manuscript after its live item was changed at once. A version under way gets the same change, so that it does not take
 * it back; what it has changed in another way is recorded as missed. Whoever works on an old version is told of the new one.
 * @param next the version of the item after the change
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
