/** The key under which the tab keeps the sentences an editor types for the correction of a submission. */
export const correctionKey = (draft: { id: number; submitted_version: number }): string =>
  `desk:correction:${draft.id}:${draft.submitted_version}`;
