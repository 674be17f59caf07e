import { sampleOf } from './e2e-accounts';
import { asMember, type MemberSite } from './members';
import type { Scope } from '@/backend/contract/api/scope-names';

/** A new key of the sample editor. */
export async function editorsKey(members: MemberSite, scopes: readonly Scope[]): Promise<string> {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  const { data } = await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password });
  const answer = await asMember(members, data, 'createApiKey', { name: 'A program', scopes: [...scopes] });
  return answer.data.key;
}
