import { inArray } from 'drizzle-orm';
import type { Locale } from '@/backend/contract/locale';
import { type Command, COMMANDS } from '@/backend/contract/writing/statuses';
import type { StoredDraft } from '@/backend/contract/writing/draft';
import { categories } from '@/backend/db/schema/stories';
import { labels, topics } from '@/backend/db/schema/topics';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { named } from '@/backend/kernel/text/local';
import { toWireTime } from '@/backend/kernel/text/time';
import { isAllowedTo, isPossible, liveOf } from '@/backend/contract/writing/transitions';
import { describeEnded } from '@/backend/modules/writing/queries/publishing/ended';
import { mayEndEmbargo } from '@/backend/modules/writing/queries/review/embargoed';
import { readClaim } from '@/backend/modules/writing/queries/review/claim';
import { readableDraft } from './open-draft';
import { authorCard, findPeople } from '@/backend/modules/writing/queries/review/people';
import { placeInQueue } from '@/backend/modules/writing/queries/review/queue-place';
import { readWithheld } from '@/backend/modules/writing/queries/publishing/withheld';

const MINUTE_MS = 60_000;
/** Commands an editor may run unless there is an embargo of somebody else. */
const ON_EMBARGOES: Command[] = ['embargo', 'endEmbargo'];

/** A story as its owner or an editor opens it. @throws ApiError notFound */
export async function readDraft(
  context: Context,
  member: Member,
  id: number,
  locale: Locale,
): Promise<StoredDraft> {
  const { content, draftRow, state, relations } = await readableDraft(context, member, id);
  const { document, submittedAt } = draftRow;
  const now = context.now();
  const people = await findPeople(context, [content.ownerId, draftRow.holderId, draftRow.savedBy]);
  const holder = people.get((await readClaim(context, draftRow)) ?? 0);
  const isSeen = liveOf(content.status) !== 'never';
  return {
    id,
    version: content.version,
    kind: content.kind,
    status: content.status,
    edit: isSeen ? draftRow.edit : null,
    document: { ...document, search_titles: document.search_titles ?? {} },
    text_version: draftRow.draftVersion,
    submitted:
      draftRow.submitted === null || submittedAt === null
        ? null
        : {
            version: draftRow.submissionVersion,
            time: toWireTime(submittedAt),
            note: draftRow.note,
            correction: draftRow.correction,
            langs: draftRow.submittedLangs,
            place: await placeInQueue(context, id),
            waited_minutes: Math.floor((now.getTime() - submittedAt.getTime()) / MINUTE_MS),
          },
    reason: draftRow.reason,
    live: isSeen
      ? {
          version: draftRow.liveVersion,
          release_time: toWireTime(content.releaseTime),
          updated_time: toWireTime(content.updatedTime),
        }
      : null,
    owner: people.get(content.ownerId ?? 0) ?? null,
    author: await authorCard(context, document.author_id, locale),
    ...(await namesOf(context, document, locale)),
    holder: holder && draftRow.heldUntil ? { ...holder, until: toWireTime(draftRow.heldUntil) } : null,
    embargo:
      draftRow.embargoReason === null
        ? null
        : {
            reason: draftRow.embargoReason,
            until: draftRow.embargoUntil && toWireTime(draftRow.embargoUntil),
          },
    withdrawal: draftRow.withdrawAt && {
      time: toWireTime(draftRow.withdrawAt),
      reason: draftRow.withdrawReason,
    },
    ended: describeEnded(draftRow),
    withheld: await readWithheld(context, id),
    saved_time: toWireTime(draftRow.savedAt),
    saved_by: people.get(draftRow.savedBy ?? 0) ?? null,
    may: COMMANDS.filter(
      (command) =>
        isAllowedTo(relations, command) &&
        isPossible(state, command) &&
        (!ON_EMBARGOES.includes(command) || mayEndEmbargo(context, member, { draftRow })),
    ),
  };
}

/**
 * Labels, topics and category of a version with their names, in the order of the version; deleted ones are left out.
 */
export async function namesOf(
  { db }: Context,
  document: { label_ids: number[]; topic_ids: number[]; category_id: number | null },
  locale: Locale,
): Promise<Pick<StoredDraft, 'labels' | 'topics' | 'category'>> {
  const { label_ids, topic_ids, category_id } = document;
  const some = (ids: number[]) => (ids.length > 0 ? ids : [0]);
  const labelRows = await db
    .select()
    .from(labels)
    .where(inArray(labels.id, some(label_ids)));
  const within = await db
    .select()
    .from(topics)
    .where(inArray(topics.id, some(topic_ids)));
  const kinds = await db
    .select()
    .from(categories)
    .where(inArray(categories.id, some(category_id === null ? [] : [category_id])));
  const category = kinds[0];
  return {
    labels: inOrder(label_ids, labelRows).map((row) => named(row.id, row.name, locale)),
    topics: inOrder(topic_ids, within).map((row) => named(row.id, row.name, locale)),
    category: category ? named(category.id, category.name, locale) : null,
  };
}

const inOrder = <Row extends { id: number }>(ids: number[], rows: Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
