import type { CallName } from '@/backend/contract/calls';
import { isOneOf } from './is-one-of';

/** Calls of a writer's pages, at `/api/writing/{name}`. Their bodies may be whole articles. */
const WRITING_CALLS = [
  'saveDraft',
  'dropTranslation',
  'submitContent',
  'recallContent',
  'withdrawContent',
  'withdrawTranslation',
  'restoreRevision',
  'discardDraft',
  'recoverDraft',
  'readPiece',
  'myContents',
  'revisions',
  'readRevision',
  'presence',
  'keepWords',
  'previewLink',
  'previewLinks',
  'endPreviewLink',
  'writingSetup',
  'suggestLabels',
  'linkCard',
  'copyPicture',
  'contentNumbers',
  'pieceNotes',
  'addNote',
  'changeNote',
  'seeEditorChanges',
] as const satisfies readonly CallName[];
export type WritingCall = (typeof WRITING_CALLS)[number];

export const isWritingCall = isOneOf(WRITING_CALLS);
