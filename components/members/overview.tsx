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
import { Failed, Gate } from '@/components/accounts/gate';

/**
 * What comes next, what is new and what was saved last. `suggestion` is shown to a member who has nothing of that yet.
 */
export function Overview({ suggestion }: { suggestion: ReactNode }) {
  return <Gate>{() => <Parts suggestion={suggestion} />}</Gate>;
}

function Parts({ suggestion }: { suggestion: ReactNode }) {
  const t = useTranslations('area');
  const { data, error, mutate } = useCall('userOverview', {});
  const { isRead, next } = useNextTicket();
  const { data: following } = useMemberList('following', 1);
  if (!data) return error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  const isEmpty = isRead && !next && following?.total === 0 && data.collections === 0;
  return (
    <>
      <NextTicket />
      <FollowedNews />
      <JustSaved />
      {isEmpty && suggestion}
    </>
  );
}
