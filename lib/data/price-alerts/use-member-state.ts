import { useMember } from '@/lib/accounts/use-member';

/** Whether a member is signed in; false until it is known. */
export function useMemberState(): boolean {
  return useMember().state === 'member';
}
