import type { CallParsedInput } from '@/backend/contract/calls';
import type { DraftVersion } from '@/backend/contract/writing/draft';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { storeInTurn } from '@/backend/kernel/text/long-texts-in-turn';
import { countTries } from '@/backend/kernel/limits';
import { readableDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';
import {
  cleanWords,
  countTextWork,
  withInput,
  workOf,
} from '@/backend/modules/writing/commands/running/with-input';

/**
 * Stores the text of a member whose draft was taken over by somebody else: as a version of its own, while the draft
 * stays as it is.
 * @throws ApiError notFound, tooManyRequests
 */
export async function saveCopy(
  context: Context,
  member: Member,
  { id, ...input }: CallParsedInput<'saveCopy'>,
): Promise<DraftVersion> {
  await countTries(context, [['saveAccount', member.id]]);
  await countTextWork(context, member, input);
  const words = await cleanWords(input);
  const store = () =>
    inTransaction(context, async (inner) => {
      const { content, draftRow } = await readableDraft(inner, member, id, true);
      const requested = { command: 'keep' as const, id, version: content.version };
      return runCommand(inner, member, requested, () =>
        Promise.resolve({
          draftRow: { draftVersion: draftRow.draftVersion },
          revision: { document: withInput(draftRow.document, words, member) },
        }),
      );
    });
  return storeInTurn(workOf(input), store);
}
