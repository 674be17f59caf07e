import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { checkPicturesOpen } from '@/backend/outbox/closed-pictures';
import { checkOwnPictures } from '@/backend/modules/uploads/queries/own-pictures';
import { findById } from '@/backend/modules/accounts/queries/users';

/**
 * Checks the picture a member chose: allowed are no picture, the current one, and their own uploads with purpose
 * `avatar`.
 * @throws ApiError invalidInput, pictureClosed
 */
export async function checkAvatar(context: Context, member: Member, path: string | undefined): Promise<void> {
  if (!path) return;
  const account = await findById(context, member.id);
  if (account?.avatarImg === path) return;
  await checkOwnPictures(context, member, 'avatar_img', [path], 'avatar');
  await checkPicturesOpen(context, member, { avatar_img: path });
}
