import { writingCalls } from '@/backend/contract/writing/calls';
import { noteCalls } from '@/backend/contract/writing/note-calls';
import { memberOf } from '@/backend/kernel/caller';
import { type Mount, serve } from '@/backend/kernel/serve';
import {
  discardDraft,
  dropTranslation,
  recoverDraft,
  restoreRevision,
} from '@/backend/modules/writing/commands/drafts';
import { withdrawContent } from '@/backend/modules/writing/commands/live';
import { withdrawTranslation } from '@/backend/modules/writing/commands/translations';
import { seeEditorChanges } from '@/backend/modules/writing/commands/editor-changes';
import { saveCopy } from '@/backend/modules/writing/commands/save-copy';
import { makeLinkCard } from '@/backend/modules/writing/commands/link-card';
import { addNote, changeNote } from '@/backend/modules/writing/commands/notes';
import { endPreview, makePreview } from '@/backend/modules/writing/commands/preview-links';
import { notePresence } from '@/backend/modules/writing/commands/presence';
import { saveDraft } from '@/backend/modules/writing/commands/save-draft';
import { recallContent, submitContent } from '@/backend/modules/writing/commands/submit';
import { readNotes } from '@/backend/modules/writing/queries/notes';
import { readNumbers } from '@/backend/modules/writing/queries/numbers';
import { listOwn } from '@/backend/modules/writing/queries/own';
import { listPreviews, readPreview } from '@/backend/modules/writing/queries/preview';
import { readDraft } from '@/backend/modules/writing/queries/read-draft';
import { listRevisions, readRevision } from '@/backend/modules/writing/queries/revisions';
import { readSetup, suggestLabels } from '@/backend/modules/writing/queries/setup';

const calls = { ...writingCalls, ...noteCalls };

/** What writers do with their stories; editors may do the same with stories of others. */
export const writingRoutes: Mount = (app, context) => {
  serve(app, context, calls.saveDraft, (ctx, input, caller) => saveDraft(ctx, memberOf(caller), input));
  serve(app, context, calls.dropTranslation, (ctx, input, caller) =>
    dropTranslation(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.submitContent, (ctx, input, caller) =>
    submitContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.recallContent, (ctx, input, caller) =>
    recallContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.withdrawContent, (ctx, input, caller) =>
    withdrawContent(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.withdrawTranslation, (ctx, input, caller) =>
    withdrawTranslation(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.restoreRevision, (ctx, input, caller) =>
    restoreRevision(ctx, memberOf(caller), input),
  );
  serve(app, context, calls.discardDraft, (ctx, input, caller) => discardDraft(ctx, memberOf(caller), input));
  serve(app, context, calls.recoverDraft, (ctx, input, caller) => recoverDraft(ctx, memberOf(caller), input));
  serve(app, context, calls.readPiece, (ctx, { id, locale }, caller) =>
    readDraft(ctx, memberOf(caller), id, locale),
  );
  serve(app, context, calls.myContents, (ctx, input, caller) => listOwn(ctx, memberOf(caller), input));
  serve(app, context, calls.revisions, (ctx, { id }, caller) => listRevisions(ctx, memberOf(caller), id));
  serve(app, context, calls.readRevision, (ctx, { id, revision }, caller) =>
    readRevision(ctx, memberOf(caller), id, revision),
  );
  serve(app, context, calls.presence, (ctx, input, caller) => notePresence(ctx, memberOf(caller), input));
  serve(app, context, calls.keepWords, (ctx, input, caller) => saveCopy(ctx, memberOf(caller), input));
  serve(app, context, calls.previewLink, (ctx, { id }, caller) => makePreview(ctx, memberOf(caller), id));
  serve(app, context, calls.previewLinks, (ctx, { id }, caller) => listPreviews(ctx, memberOf(caller), id));
  serve(app, context, calls.endPreviewLink, (ctx, input, caller) => endPreview(ctx, memberOf(caller), input));
  serve(app, context, calls.previewContent, (ctx, { token, locale }) => readPreview(ctx, token, locale));
  serve(app, context, calls.writingSetup, (ctx, { locale }, caller) =>
    readSetup(ctx, memberOf(caller), locale),
  );
  serve(app, context, calls.suggestLabels, (ctx, { q, locale }) => suggestLabels(ctx, q, locale));
  serve(app, context, calls.linkCard, (ctx, input, caller) => makeLinkCard(ctx, memberOf(caller), input));
  serve(app, context, calls.contentNumbers, (ctx, { id }, caller) => readNumbers(ctx, memberOf(caller), id));
  serve(app, context, calls.pieceNotes, (ctx, { id }, caller) => readNotes(ctx, memberOf(caller), id));
  serve(app, context, calls.addNote, (ctx, input, caller) => addNote(ctx, memberOf(caller), input));
  serve(app, context, calls.changeNote, (ctx, input, caller) => changeNote(ctx, memberOf(caller), input));
  serve(app, context, calls.seeEditorChanges, (ctx, input, caller) =>
    seeEditorChanges(ctx, memberOf(caller), input),
  );
};
