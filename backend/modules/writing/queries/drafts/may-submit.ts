import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';

/** Whether a member may submit drafts: every member, or only selected writers and the desk (`SUBMISSIONS`). */
export function maySubmit({ config }: Context, { roles }: Member): boolean {
  return config.submissions === 'open' || roles.some((role) => role !== 'organiser');
}
