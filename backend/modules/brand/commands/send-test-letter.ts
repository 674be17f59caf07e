import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { pageUrl } from '@/backend/kernel/page-url';
import { queueLetter } from '@/backend/outbox/mail';

/** Queues a letter to the member. @throws ApiError invalidInput for a member without an address */
export async function sendTestLetter(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'sendTestLetter'>> {
  const { config } = context;
  return inTransaction(context, async (inner) => {
    const [user] = await inner.db.select({ email: users.email }).from(users).where(eq(users.id, member.id));
    if (!user?.email) throw new ApiError('invalidInput', { email: 'required' });
    await queueLetter(inner, user.email, {
      key: 'testLetter',
      locale,
      values: { link: pageUrl(config, locale, '/desk') },
    });
    return { to: user.email, is_sent: config.mail.smtpUrl !== null };
  });
}
