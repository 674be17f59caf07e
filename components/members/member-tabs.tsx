'use client';

import { TabLinks, type TabLink } from '@/components/ui/links/tab-links';
import { useMember } from '@/lib/accounts/use-member';

interface Props {
  label: string;
  tabs: readonly (TabLink & { hasUnread: boolean })[];
}

/** The navigation of the member area, with the number of unread messages. */
export function MemberTabs({ label, tabs }: Props) {
  const member = useMember();
  const unread = member.state === 'member' ? member.user.unread : 0;
  return (
    <TabLinks
      label={label}
      tabs={tabs.map(({ hasUnread, ...tab }) => ({
        ...tab,
        count: hasUnread && unread > 0 ? unread : undefined,
      }))}
    />
  );
}
