import type { FollowKind } from '@/backend/contract/follows/kinds';
import type { FollowActs, Setter } from '@/lib/members/reactions';
import { postCall } from '@/lib/platform/calls/post-call';

const setterOf =
  (kind: FollowKind): Setter =>
  async (id, isOn, locale) => {
    const reply = isOn
      ? await postCall('setFollow', { kind, id, time_zone: ownZone() }, locale)
      : await postCall('removeFollow', { kind, id }, locale);
    return reply.ok ? { ok: true, data: { isOn, count: null } } : reply;
  };

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const actsOf = (kind: FollowKind): FollowActs => ({
  set: setterOf(kind),
  read: async (id, locale) => {
    const reply = await postCall('followState', { kind, id }, locale);
    return reply.ok ? { ok: true, data: reply.data.follow !== null } : reply;
  },
});

/** How each kind is followed. The states of authors are asked for together with other reactions. */
export const FOLLOW_ACTS: Record<FollowKind, FollowActs> = {
  author: { ...actsOf('author'), read: null },
  topic: actsOf('topic'),
  label: actsOf('label'),
  event: actsOf('event'),
  thread: actsOf('thread'),
};
