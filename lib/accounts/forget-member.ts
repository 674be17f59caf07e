import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';
import { forgetPending } from './pending-action';

/** Clears what this browser kept of a member; the session cookie is the server's to clear. */
export function forgetMember(): void {
  document.cookie = `${MEMBER_COOKIE}=; path=/; max-age=0`;
  forgetPending();
}
