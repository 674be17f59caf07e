import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';
import { forgetOwn } from '@/lib/platform/storage/browser-storage';
import { forgetPending } from './pending-action';

/** Clears what this browser stores about a member, except the session cookie: only the server can clear that. */
export function forgetMember(): void {
  document.cookie = `${MEMBER_COOKIE}=; path=/; max-age=0`;
  forgetPending();
  forgetOwn();
}
