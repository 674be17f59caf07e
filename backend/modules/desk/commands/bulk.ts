import { randomUUID } from 'node:crypto';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { ERRORS } from '@/backend/contract/errors';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { readTitles } from '@/backend/modules/desk/queries/titles';
import { BULK_STEPS } from './bulk-steps';

/** Thrown at the end of a trial, to roll back its transaction. */
class TrialOver extends Error {
  constructor(readonly outcome: DraftVersion) {
    super('a trial is over');
  }
}

/**
 * Does one act with many stories, each in a transaction of its own. Stories for which it is refused are listed, and the
 * others are done. A trial rolls back the transaction of every story.
 */
export async function bulkContents(
  context: Context,
  member: Member,
  input: CallParsedInput<'bulkContents'>,
): Promise<CallOutput<'bulkContents'>> {
  const { act, items: stories, is_trial, locale } = input;
  const batch = is_trial ? '' : randomUUID();
  const result: CallOutput<'bulkContents'> = { batch, done: [], refused: [] };
  const wanted = [...new Map(stories.map((story) => [story.id, story])).values()];
  const titles = await readTitles(
    context,
    wanted.map(({ id }) => id),
    locale,
    member.roles.includes('admin'),
  );
  for (const story of wanted) {
    const title = titles.get(story.id)?.title ?? '';
    try {
      const take = () => BULK_STEPS[act]({ ...context, batch }, member, story, input);
      const done = is_trial ? await tried(context, member, story, input) : await take();
      result.done.push({ ...done, title });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { key, fields = {} } = error;
      result.refused.push({ id: story.id, title, key, message: ERRORS[key].text[locale], fields });
    }
  }
  return result;
}

async function tried(
  context: Context,
  member: Member,
  story: DraftVersion,
  input: CallParsedInput<'bulkContents'>,
): Promise<DraftVersion> {
  try {
    return await inTransaction(context, async (inner) => {
      throw new TrialOver(await BULK_STEPS[input.act](inner, member, story, input));
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.outcome;
    throw error;
  }
}
