import type { Caller, Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { checkOwnPictures } from '@/backend/modules/uploads/queries/own-pictures';
import { feedback } from '@/backend/db/schema/members';

/**
 * Stores feedback of a member.
 * @throws ApiError tooManyRequests, invalidInput for a picture the member did not upload with purpose `feedback`
 */
export async function submitFeedback(
  context: Context,
  member: Member,
  caller: Caller,
  form: CallParsedInput<'submitFeedback'>,
): Promise<CallOutput<'submitFeedback'>> {
  await countTries(context, [
    ['feedbackAccount', member.id],
    ...byNetwork('feedbackNetwork', caller.address),
  ]);
  const images = form.images.filter((path) => path !== '');
  await checkOwnPictures(context, member, 'images', images, 'feedback');
  const [row] = await context.db
    .insert(feedback)
    .values({ userId: member.id, content: form.content, images, createdAt: context.now() })
    .returning({ id: feedback.id });
  return { id: row?.id ?? 0 };
}
