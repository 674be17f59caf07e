import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { findSession, openSession } from '@/backend/modules/accounts/commands/sessions';

/** Signs a member of a test in: the same member with a session that exists. */
export async function withSession(context: Context, member: Member): Promise<Member> {
  const token = await openSession(context, member.id, 'session', { address: '127.0.0.1', agent: 'test' });
  const session = await findSession(context, token);
  return { ...member, sessionId: session?.id ?? 0 };
}
