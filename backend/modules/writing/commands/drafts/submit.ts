import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { readFutureTime } from '@/backend/kernel/future-time';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { maySubmit } from '@/backend/modules/writing/queries/drafts/may-submit';
import { placeInQueue } from '@/backend/modules/writing/queries/review/queue-place';
import { liveOf } from '@/backend/contract/writing/transitions';
import { checkDocument } from './check-document';
import { readCorrection } from '@/backend/modules/writing/commands/review/correction';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';

/**
 * Submits the newest version for review; it replaces an earlier submission of the story.
 * @throws ApiError submissionsClosed, tooManyRequests, invalidInput for failed checks and a wished release time that
 * has passed, farAhead
 */
export async function submitContent(
  context: Context,
  member: Member,
  { id, version, langs, note, correction, far }: CallParsedInput<'submitContent'>,
): Promise<CallOutput<'submitContent'>> {
  if (!maySubmit(context, member)) throw new ApiError('submissionsClosed');
  await countTries(context, [['submitAccount', member.id]]);
  const done = await runCommand(
    context,
    member,
    { command: 'submit', id, version, input: { langs, note, correction } },
    async (inner, draft) => {
      const { document } = draft.draftRow;
      const written = document.texts.map((text) => text.lang);
      const wanted = langs ?? written;
      if (wanted.some((lang) => !written.includes(lang)))
        throw new ApiError('invalidInput', { langs: 'notFound' });
      checkDocument(draft.content.kind, document, wanted);
      const { release_time: text } = document;
      if (text) readFutureTime(inner, { field: 'release_time', text, far });
      const isLive = liveOf(draft.content.status) !== 'never';
      return {
        draftRow: {
          edit: 'pending',
          submitted: document,
          submittedLangs: wanted,
          submissionVersion: draft.next,
          submittedAt: inner.now(),
          submittedBy: member.id,
          dueAt: null,
          note,
          correction: isLive ? readCorrection(correction, wanted) : null,
          reason: '',
          holderId: null,
          heldUntil: null,
        },
        status: 'pending',
        revision: { document },
        detail: { langs: wanted, note },
      };
    },
  );
  return { ...done, place: (await placeInQueue(context, id)) ?? 0 };
}

/** Withdraws a submission; the draft stays. */
export function recallContent(
  context: Context,
  member: Member,
  { id, version }: CallParsedInput<'recallContent'>,
) {
  return runCommand(context, member, { command: 'recall', id, version }, () =>
    Promise.resolve({
      draftRow: { edit: 'draft', submitted: null, submittedAt: null, holderId: null, heldUntil: null },
      status: 'draft',
    }),
  );
}
