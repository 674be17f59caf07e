import { and, count, eq, inArray } from 'drizzle-orm';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { UploadPurpose } from '@/backend/contract/uploads/calls';
import { ApiError } from '@/backend/kernel/errors';
import type { FieldReason } from '@/backend/contract/form-text';
import { uploads } from '@/backend/db/schema/uploads';

const REASON: FieldReason = 'notOurPicture';

/**
 * Checks that a member uploaded these pictures for a purpose. A picture uploaded as an avatar, which has the strictest
 * rules, is accepted for any.
 * @throws ApiError invalidInput with the reason at `field`
 */
export async function checkOwnPictures(
  { db }: Context,
  member: Member,
  field: string,
  paths: readonly string[],
  purpose: UploadPurpose,
): Promise<void> {
  const wanted = [...new Set(paths)];
  if (wanted.length === 0) return;
  const [uploadCount] = await db
    .select({ total: count() })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, member.id),
        inArray(uploads.path, wanted),
        inArray(uploads.purpose, [purpose, 'avatar']),
      ),
    );
  if (uploadCount?.total !== wanted.length) throw new ApiError('invalidInput', { [field]: REASON });
}
