import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';
import { clearOwn } from '@/lib/platform/storage/browser-storage';
import { clearPending } from './pending-action';

/** Clears what this browser stores about a member, except the session cookie: only the server can clear that. */
export function clearMember(): void {
  document.cookie = `${MEMBER_COOKIE}=; path=/; max-age=0`;
  clearPending();
  clearOwn();
}
