import { AuthorMembers } from '@/backend/export/author-members';

const SINCE = '2025-10-20T08:00:00+00:00';

test('an exported author carries what readers see of the member, and nothing else', () => {
  const members = new AuthorMembers();
  members.record('users', { id: 1, status: 'active', created_at: SINCE, email: 'one@example.org' });
  members.record('users', { id: 2, status: 'active', created_at: SINCE });
  members.record('users', { id: 3, status: 'banned', created_at: SINCE });
  members.record('verification_requests', { id: 1, user_id: 1, status: 'verified', name: 'One' });
  members.record('verification_requests', { id: 2, user_id: 2, status: 'rejected', name: 'Two' });
  const left = (user_id: number | null) =>
    members.left({ id: 9, user_id, exported_since: null, exported_verified: false });
  const nothing = { id: 9, user_id: null, exported_since: null, exported_verified: false };
  expect(left(1)).toEqual({ ...nothing, exported_since: SINCE, exported_verified: true });
  expect(left(2)).toEqual({ ...nothing, exported_since: SINCE });
  expect(left(3)).toEqual(nothing);
  expect(left(null)).toEqual(nothing);
  // Facts from an earlier export are exported again.
  expect(members.left({ ...nothing, exported_since: SINCE, exported_verified: true })).toMatchObject({
    exported_since: SINCE,
    exported_verified: true,
  });
});
