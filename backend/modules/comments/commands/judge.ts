import { and, eq, gt, ne } from 'drizzle-orm';
import type { HeldReason } from '@/backend/contract/comments/states';
import { comments } from '@/backend/db/schema/comments';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { countTry } from '@/backend/kernel/limits';
import { hashToken } from '@/backend/kernel/tokens';
import { foldText } from '@/backend/modules/comments/queries/fold-words';
import { countLinks } from '@/backend/modules/comments/queries/links';
import type { CommenterRecord } from '@/backend/modules/comments/queries/record';
import type { CommentedStory } from '@/backend/modules/comments/queries/story';
import { findWords } from '@/backend/modules/comments/queries/words';

const DAY_MS = 86_400_000;
/** Letters from which on the same text by somebody else is no coincidence. */
const REPEAT_LENGTH = 8;
const MAX_LINKS = 2;
const MAX_REMOVED = 2;

export interface Verdict {
  state: 'held' | 'public';
  reason: HeldReason | null;
  words: string[];
  fingerprint: string;
}

/**
 * Decides whether a comment is public at once or waits for an editor, and why. Editors, the author of the story and
 * verified authors do not wait.
 * @param except the comment that is changed by the text
 */
export async function judge(
  context: Context,
  member: Member,
  story: CommentedStory,
  record: CommenterRecord,
  body: string,
  except?: number,
): Promise<Verdict> {
  const words = await findWords(context, body);
  const { letters } = foldText(body);
  const fingerprint = hashToken(letters || body);
  const isTrusted =
    record.isVerifiedAuthor ||
    story.authorUserId === member.id ||
    member.roles.some((role) => role === 'editor' || role === 'admin');
  const facts = { words: words.map(({ word }) => word), fingerprint };
  if (isTrusted) return { ...facts, state: 'public', reason: null };
  const age = (context.now().getTime() - record.joinedAt.getTime()) / DAY_MS;
  const links = countLinks(body);
  const { settings } = story;
  const reasons: [HeldReason, boolean][] = [
    ['bannedWord', words.some(({ kind }) => kind === 'banned')],
    ['repeat', await isRepeated(context, member.id, fingerprint, letters.length, except)],
    ['record', record.removed >= MAX_REMOVED],
    ['link', links > MAX_LINKS || (links > 0 && age < settings.link_days)],
    ['rate', except === undefined && (await countTry(context, ['commentMinute', member.id])).over > 0],
    ['setting', settings.moderation === 'before'],
    ['firstComments', settings.moderation === 'record' && record.shown < settings.first_comments],
  ];
  const reason = reasons.find(([, holds]) => holds)?.[0];
  if (reason) return { ...facts, state: 'held', reason };
  return { ...facts, state: 'public', reason: words.length > 0 ? 'suspectWord' : null };
}

/** Whether the same text was written within a day: by the same member, or a longer one by anybody. */
async function isRepeated(
  { db, now }: Context,
  userId: number,
  fingerprint: string,
  length: number,
  except: number | undefined,
): Promise<boolean> {
  const [row] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.fingerprint, fingerprint),
        gt(comments.createdAt, new Date(now().getTime() - DAY_MS)),
        length < REPEAT_LENGTH ? eq(comments.userId, userId) : undefined,
        except === undefined ? undefined : ne(comments.id, except),
      ),
    )
    .limit(1);
  return row !== undefined;
}
