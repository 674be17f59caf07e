'use client';

import { useMember } from '@/lib/accounts/use-member';

/** A square beside a word while the member has unread messages; `label` says so to screen readers. */
export function UnreadNode({ label }: { label: string }) {
  const member = useMember();
  if (member.state !== 'member' || member.user.unread === 0) return null;
  return (
    <span className="unread-node">
      <span className="sr-only">{label}</span>
    </span>
  );
}
