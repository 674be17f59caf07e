import type { Member } from '../../caller';
import type { Context } from '../../context';
import { checkOwnPictures } from '../uploads/service';
import { findById } from './queries';

/** The picture a member may choose: none, the one they have, or one of their own avatars. @throws ApiError invalidInput */
export async function checkAvatar(context: Context, member: Member, path: string | undefined): Promise<void> {
  if (!path) return;
  const account = await findById(context, member.id);
  if (account?.avatarImg !== path) await checkOwnPictures(context, member, 'avatar_img', [path], 'avatar');
}
