import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import { isEmbargoed } from '@/backend/modules/writing/queries/review/embargoed';
import { undoneChanges } from '@/backend/modules/writing/queries/changes/carry-over';
import { readLiveDocument } from '@/backend/modules/writing/queries/publishing/live-document';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { authorCard, findPeople } from '@/backend/modules/writing/queries/review/people';
import { namesOf } from '@/backend/modules/writing/queries/drafts/read-draft';
import { documentOfRevision } from '@/backend/modules/writing/queries/drafts/revisions';
import { readReturned } from '@/backend/modules/writing/queries/review/rounds';
import { readWithdrawals } from './withdrawals';

/**
 * The submitted version beside the live one and the one that was sent back last.
 * @throws ApiError notFound, wrongState for a story without a submitted version
 */
export async function readForReview(
  context: Context,
  member: Member,
  id: number,
  locale: Locale,
): Promise<CallOutput<'reviewDraft'>> {
  const { content, draftRow } = await readableDraft(context, member, id);
  const { submitted } = draftRow;
  if (!submitted) throw new ApiError('wrongState');
  const isSeen = content.status === 'approved' || content.status === 'withdrawn';
  const live = isSeen ? await readLiveDocument(context, content) : null;
  const history = await pastOf(context, content.ownerId);
  const returned = (await readReturned(context, [id])).get(id) ?? [];
  const last = returned.at(-1);
  const people = await findPeople(
    context,
    returned.map(({ by }) => by),
  );
  return {
    id,
    version: content.version,
    submitted,
    submitted_version: draftRow.submissionVersion,
    live,
    live_version: isSeen ? draftRow.liveVersion : null,
    live_views: content.viewsCount,
    withdrawn: (await readWithdrawals(context, [id])).get(id) ?? null,
    langs: draftRow.submittedLangs,
    note: draftRow.note,
    correction: isSeen ? draftRow.correction : null,
    lost_corrections: live ? undoneChanges(draftRow.missed, live, submitted) : [],
    embargo: isEmbargoed(context, { draftRow })
      ? {
          reason: draftRow.embargoReason ?? '',
          until: draftRow.embargoUntil && toWireTime(draftRow.embargoUntil),
        }
      : null,
    names: {
      ...(await names(context, submitted, locale)),
      ...(live && (await names(context, live, locale))),
    },
    history,
    returned: returned.map(({ at, by, reason, version }) => ({
      time: toWireTime(at),
      by: people.get(by ?? 0) ?? null,
      reason,
      version,
    })),
    returned_document: last?.version ? await documentOfRevision(context, id, last.version) : null,
  };
}

/**
 * How many stories of a member are or were public, in whatever way they were published, and how often a story was sent
 * back.
 */
async function pastOf(context: Context, owner: number | null): Promise<CallOutput<'reviewDraft'>['history']> {
  const [row] = await readRows(
    context.db,
    sql`
    select (select count(*) from contents where owner_id = ${owner} and status in ('approved', 'withdrawn')) as approved,
      (select count(*) from audit_log l join contents c on c.id::text = l.subject_id
        where l.subject = 'content' and l.command = 'reject' and c.owner_id = ${owner}) as rejected`,
    { approved: integer, rejected: integer },
  );
  return { approved: row?.approved ?? 0, rejected: row?.rejected ?? 0 };
}

type Named = Parameters<typeof namesOf>[1] & { author_id: number | null };

/** Names of everything a version refers to, by keys such as `label:7`, `topic:3`, `category:2`, `author:5`. */
async function names(context: Context, document: Named, locale: Locale): Promise<Record<string, string>> {
  const { labels, topics, category } = await namesOf(context, document, locale);
  const author = await authorCard(context, document.author_id, locale);
  return Object.fromEntries([
    ...labels.map((label) => [`label:${label.id}`, label.name]),
    ...topics.map((topic) => [`topic:${topic.id}`, topic.name]),
    ...(category ? [[`category:${category.id}`, category.name]] : []),
    ...(author ? [[`author:${author.id}`, author.nickname]] : []),
  ]);
}
