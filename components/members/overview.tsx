'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useCall } from '@/lib/accounts/use-call';
import { useMemberList } from '@/lib/members/use-member-list';
import { useNextTicket } from '@/lib/members/use-next-ticket';
import { FollowedNews } from './news/followed-news';
import { JustSaved } from './news/just-saved';
import { NextTicket } from './news/next-ticket';
import { LoadError, Gate } from '@/components/accounts/gate';

interface Props {
  /** Shown to a member without a ticket, who follows nobody and saved nothing. */
  events: ReactNode;
  /** Shown in their place to a member with a ticket. */
  authors: ReactNode;
}

/** What comes next, what is new and what was saved last; for a member who has nothing to read, what to begin with. */
export function Overview(props: Props) {
  return <Gate>{() => <Parts {...props} />}</Gate>;
}

function Parts({ events, authors }: Props) {
  const t = useTranslations('area');
  const { data, error, mutate } = useCall('userOverview', {});
  const { isRead, next } = useNextTicket();
  const { data: following } = useMemberList('following', 1);
  if (!data) return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  const isEmpty = isRead && following?.total === 0 && data.collections === 0;
  return (
    <>
      <NextTicket />
      <FollowedNews />
      <JustSaved />
      {isEmpty && (next ? authors : events)}
    </>
  );
}
