import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftDocument, DraftVersion } from '@/backend/contract/writing/draft';
import { contents } from '@/backend/db/schema/stories';
import { auditLog, manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { findByKey, fingerprintOf, refuseOtherInput } from '@/backend/records/find-by-key';
import { indexDrafts } from '@/backend/modules/search/commands/index-drafts';
import { saveContents } from '@/backend/modules/stories/commands/save';
import { followMerged } from '@/backend/modules/writing/queries/drafts/follow-merged';
import { checkDocument } from '@/backend/modules/writing/commands/drafts/check-document';
import { checkReferences } from '@/backend/modules/writing/commands/drafts/check-references';
import { withFollowed } from '@/backend/modules/writing/commands/drafts/follow-up';
import { toBody } from '@/backend/modules/writing/commands/drafts/to-body';
import { toLive } from './to-live';

type Input = Omit<CallParsedInput<'publishFlash'>, 'incoming_id'>;

/**
 * Publishes a flash at once, or at its release time.
 * @throws ApiError invalidInput for failed checks, unknown references and a time in the past; farAhead; alreadyOut when
 * the earlier try that this flash replaces was published, or a flash that replaces this one; conflict for a key with which
 * another flash was published
 */
export async function publishFlash(context: Context, member: Member, input: Input): Promise<DraftVersion> {
  const inputDocument = await documentOf(input);
  const fingerprint = wordsOf(input);
  return inTransaction(context, async (inner) => {
    const earlierRequest =
      input.key === undefined ? null : await findByKey(inner, member, 'content', input.key);
    if (earlierRequest) {
      refuseOtherInput({ stored: earlierRequest.fingerprint, sent: fingerprint }, 'key');
      return earlierRequest.created;
    }
    if (input.key !== undefined && (await isReplaced(inner, member, input.key)))
      throw new ApiError('alreadyOut');
    const replaced = [input.instead_of ?? []].flat();
    for (const key of replaced)
      if (await findByKey(inner, member, 'content', key)) throw new ApiError('alreadyOut');
    const now = inner.now();
    const { release_time: text, far } = input;
    const dueAt = text === null ? null : readFutureTime(inner, { field: 'release_time', text, far });
    const isLater = dueAt !== null && dueAt > now;
    const written = await withFollowed(inner, inputDocument, input.follows_id);
    const document = await followMerged(inner, written);
    const langs = document.texts.map((text) => text.lang);
    checkDocument('flash', document, langs);
    await checkReferences(inner, member, null, document);
    const status = isLater ? ('scheduled' as const) : ('draft' as const);
    const [content] = await inner.db
      .insert(contents)
      .values({
        kind: 'flash',
        status,
        lang: input.lang,
        ownerId: member.id,
        releaseTime: dueAt ?? now,
        updatedTime: now,
        createdAt: now,
        version: isLater ? 1 : 0,
        followsId: input.follows_id,
      })
      .returning();
    if (!content) throw new Error('a flash was not stored');
    const { id } = content;
    await inner.db.insert(manuscripts).values({
      contentId: id,
      document,
      draftVersion: 1,
      submissionVersion: 1,
      liveVersion: isLater ? 0 : 1,
      edit: isLater ? 'scheduled' : null,
      submitted: isLater ? document : null,
      submittedLangs: langs,
      dueAt: isLater ? dueAt : null,
      approvedBy: member.id,
      savedAt: now,
      savedBy: member.id,
    });
    if (!isLater) {
      const live = await toLive(inner, content, document, langs, now);
      await saveContents(inner, [{ ...live, command: 'publish', editorId: member.id, updatedTime: now }]);
    } else await indexDrafts(inner, [id]);
    await inner.db.insert(auditLog).values({
      createdAt: now,
      actorId: member.id,
      subject: 'content',
      subjectId: String(id),
      title: input.title,
      command: isLater ? 'schedule' : 'publish',
      version: 1,
      after: {
        kind: 'flash',
        is_important: input.is_important,
        due: input.release_time,
        said: fingerprint,
        ...(replaced.length > 0 && { instead_of: replaced }),
      },
      requestKey: input.key ?? '',
    });
    return { id, version: 1 };
  });
}

/** A fingerprint of what a flash says, and when: a try that is sent again has the same. */
const wordsOf = ({ lang, title, text, translation, release_time }: Input): string =>
  fingerprintOf([lang, title, text, translation ?? null, release_time]);

/** For this long a request can be under way before it arrives. */
const UNDER_WAY_MS = 60 * 60_000;

/** Whether a flash was published instead of the try with this key, which arrives only now. */
async function isReplaced({ db, now }: Context, member: Member, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, member.id),
        eq(auditLog.subject, 'content'),
        gt(auditLog.createdAt, new Date(now().getTime() - UNDER_WAY_MS)),
        sql`${auditLog.after}->'instead_of' ? ${key}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

async function documentOf(input: Input): Promise<DraftDocument> {
  const { lang, title, text, translation } = input;
  const flashText = { lang, title: title.trim(), summary: '', body: await toBody(text) };
  const other = translation?.title.trim()
    ? [
        {
          lang: translation.lang,
          title: translation.title.trim(),
          summary: '',
          body: await toBody(translation.text),
        },
      ]
    : [];
  return {
    texts: [flashText, ...other.filter((otherText) => otherText.lang !== lang)],
    author_id: null,
    category_id: input.category_id,
    region: input.region,
    is_important: input.is_important,
    pic: '',
    source_name: input.source_name,
    source_url: input.source_url,
    script_words: {},
    label_ids: input.label_ids,
    new_labels: input.new_labels,
    topic_ids: input.topic_ids,
    release_time: null,
  };
}
