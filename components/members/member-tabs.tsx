'use client';

import { TabLinks } from '@/components/ui/links/tab-links';
import { useCall } from '@/lib/accounts/use-call';
import { useMember } from '@/lib/accounts/use-member';
import { useNextTicket } from '@/lib/members/use-next-ticket';

interface Props {
  label: string;
  tabs: readonly { name: string; href: string; label: string; isCurrent: boolean }[];
}

/** The navigation of the member area, with how much is behind each tab; a zero is not shown. */
export function MemberTabs({ label, tabs }: Props) {
  const member = useMember();
  const isIn = member.state === 'member';
  const { data } = useCall('userOverview', isIn ? {} : null);
  const { count: tickets } = useNextTicket();
  const counts: Partial<Record<string, number>> = {
    myEvents: tickets,
    myCollect: data?.collections,
    myFollow: data?.follows,
    myMessages: isIn ? member.user.unread : 0,
    myArticles: data?.articles,
  };
  return (
    <TabLinks
      label={label}
      tabs={tabs.map(({ name, ...tab }) => ({ ...tab, count: counts[name] || undefined }))}
    />
  );
}
