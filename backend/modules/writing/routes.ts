import { writingCalls } from '@/backend/contract/writing/calls';
import { noteCalls } from '@/backend/contract/writing/note-calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import {
  discardDraft,
  dropTranslation,
  recoverDraft,
  restoreRevision,
} from '@/backend/modules/writing/commands/drafts/discard';
import { withdrawContent } from '@/backend/modules/writing/commands/publishing/live';
import { withdrawTranslation } from '@/backend/modules/writing/commands/publishing/translations';
import { seeEditorChanges } from '@/backend/modules/writing/commands/review/editor-changes';
import { claimImported } from './commands/drafts/claim-imported';
import { saveCopy } from '@/backend/modules/writing/commands/drafts/save-copy';
import { makeLinkCard } from '@/backend/modules/writing/commands/drafts/link-card';
import { addNote, changeNote } from '@/backend/modules/writing/commands/review/notes';
import { endPreview, makePreview } from '@/backend/modules/writing/commands/previews/preview-links';
import { recordPresence } from '@/backend/modules/writing/commands/drafts/presence';
import { saveDraft } from '@/backend/modules/writing/commands/drafts/save-draft';
import { recallContent, submitContent } from '@/backend/modules/writing/commands/drafts/submit';
import { readNotes } from '@/backend/modules/writing/queries/review/notes';
import { readNumbers } from '@/backend/modules/writing/queries/numbers/of-story';
import { listOwn } from '@/backend/modules/writing/queries/drafts/own';
import { listPreviews, readPreview } from '@/backend/modules/writing/queries/previews/preview';
import { readDraft } from '@/backend/modules/writing/queries/drafts/read-draft';
import { listRevisions, readRevision } from '@/backend/modules/writing/queries/drafts/revisions';
import { readSetup, suggestLabels } from '@/backend/modules/writing/queries/drafts/setup';

const calls = { ...writingCalls, ...noteCalls };

/** What writers do with their stories; editors may do the same with stories of others. */
export const writingRoutes: Mount = (app, context) => {
  serveCalls(app, context, calls, {
    saveDraft: (ctx, input, { member }) => saveDraft(ctx, member, input),
    dropTranslation: (ctx, input, { member }) => dropTranslation(ctx, member, input),
    submitContent: (ctx, input, { member }) => submitContent(ctx, member, input),
    recallContent: (ctx, input, { member }) => recallContent(ctx, member, input),
    withdrawContent: (ctx, input, { member }) => withdrawContent(ctx, member, input),
    withdrawTranslation: (ctx, input, { member }) => withdrawTranslation(ctx, member, input),
    restoreRevision: (ctx, input, { member }) => restoreRevision(ctx, member, input),
    discardDraft: (ctx, input, { member }) => discardDraft(ctx, member, input),
    recoverDraft: (ctx, input, { member }) => recoverDraft(ctx, member, input),
    readDraft: (ctx, { id, locale }, { member }) => readDraft(ctx, member, id, locale),
    async myContents(ctx, input, { member }) {
      await claimImported(ctx, member);
      return listOwn(ctx, member, input);
    },
    revisions: (ctx, { id }, { member }) => listRevisions(ctx, member, id),
    readRevision: (ctx, { id, revision }, { member }) => readRevision(ctx, member, id, revision),
    presence: (ctx, input, { member }) => recordPresence(ctx, member, input),
    saveCopy: (ctx, input, { member }) => saveCopy(ctx, member, input),
    previewLink: (ctx, { id }, { member }) => makePreview(ctx, member, id),
    previewLinks: (ctx, { id }, { member }) => listPreviews(ctx, member, id),
    endPreviewLink: (ctx, input, { member }) => endPreview(ctx, member, input),
    previewContent: (ctx, { token, locale }) => readPreview(ctx, token, locale),
    writingSetup: (ctx, { locale }, { member }) => readSetup(ctx, member, locale),
    suggestLabels: (ctx, { q, locale }) => suggestLabels(ctx, q, locale),
    linkCard: (ctx, input, { member }) => makeLinkCard(ctx, member, input),
    contentNumbers: (ctx, { id }, { member }) => readNumbers(ctx, member, id),
    draftNotes: (ctx, { id }, { member }) => readNotes(ctx, member, id),
    addNote: (ctx, input, { member }) => addNote(ctx, member, input),
    changeNote: (ctx, input, { member }) => changeNote(ctx, member, input),
    seeEditorChanges: (ctx, input, { member }) => seeEditorChanges(ctx, member, input),
  });
};
