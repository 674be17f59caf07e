import { commentCalls } from '@/backend/contract/comments/calls';
import { commentDeskCalls } from '@/backend/contract/comments/desk-calls';
import { commentRuleCalls } from '@/backend/contract/comments/rule-calls';
import { type Mount, serveCalls } from '@/backend/kernel/serve';
import { appealComment } from '@/backend/modules/comments/commands/appeal';
import { banCommenter, unbanCommenter } from '@/backend/modules/comments/commands/ban';
import { editComment, withdrawComment } from '@/backend/modules/comments/commands/change-own';
import { moderateComment } from '@/backend/modules/comments/commands/decide';
import { moderateComments } from '@/backend/modules/comments/commands/decide-many';
import { postComment } from '@/backend/modules/comments/commands/post';
import { likeComment, reportComment } from '@/backend/modules/comments/commands/react';
import { saveSettings, setStoryComments } from '@/backend/modules/comments/commands/settings';
import { undoDecision } from '@/backend/modules/comments/commands/undo';
import { removeWord, saveWord, tryWord } from '@/backend/modules/comments/commands/words';
import { listBans } from '@/backend/modules/comments/queries/bans';
import { readCase } from '@/backend/modules/comments/queries/case';
import { listComments, readCommentPage } from '@/backend/modules/comments/queries/list';
import { readOwn } from '@/backend/modules/comments/queries/own';
import { readQueue } from '@/backend/modules/comments/queries/queue';
import { readSettings } from '@/backend/modules/comments/queries/settings';
import { readStoryComments } from '@/backend/modules/comments/queries/story';
import { listWords } from '@/backend/modules/comments/queries/words';

/** Comments: for readers and members, and for editors. */
export const commentRoutes: Mount = (app, context) => {
  serveCalls(app, context, commentCalls, {
    listComments: (ctx, input) => listComments(ctx, input),
    commentPage: (ctx, input) => readCommentPage(ctx, input),
    postComment: (ctx, input, caller) => postComment(ctx, caller, input),
    editComment: (ctx, input, { member }) => editComment(ctx, member, input),
    withdrawComment: (ctx, { id }, { member }) => withdrawComment(ctx, member, id),
    appealComment: (ctx, input, { member }) => appealComment(ctx, member, input),
    likeComment: (ctx, input, { member }) => likeComment(ctx, member, input),
    reportComment: (ctx, input, { member }) => reportComment(ctx, member, input),
    commentsOfMember: (ctx, { content_id }, { member }) => readOwn(ctx, member, content_id),
  });
  serveCalls(
    app,
    context,
    { ...commentDeskCalls, ...commentRuleCalls },
    {
      commentQueue: (ctx, input) => readQueue(ctx, input),
      commentCase: (ctx, { id, locale }) => readCase(ctx, id, locale),
      moderateComment: (ctx, input, { member }) => moderateComment(ctx, member, input),
      moderateComments: (ctx, input, { member }) => moderateComments(ctx, member, input),
      undoCommentDecision: (ctx, { batch }, { member }) => undoDecision(ctx, member, batch),
      banCommenter: (ctx, input, { member }) => banCommenter(ctx, member, input),
      unbanCommenter: (ctx, { user_id }, { member }) => unbanCommenter(ctx, member, user_id),
      commentBans: (ctx) => listBans(ctx),
      commentWords: async (ctx) => ({ list: await listWords(ctx), settings: await readSettings(ctx) }),
      saveCommentWord: (ctx, input, { member }) => saveWord(ctx, member, input),
      removeCommentWord: (ctx, { id }, { member }) => removeWord(ctx, member, id),
      tryCommentWord: (ctx, { word }) => tryWord(ctx, word),
      saveCommentSettings: (ctx, value, { member }) => saveSettings(ctx, member, value),
      storyComments: (ctx, { content_id }) => readStoryComments(ctx, content_id),
      setStoryComments: (ctx, input, { member }) => setStoryComments(ctx, member, input),
    },
  );
};
