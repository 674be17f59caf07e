'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useKeys } from '@/lib/desk/use-keys';
import { KeyHelp } from './key-help';

const REFRESH_MS = 60_000;

/** The keys of the overview, which is refreshed every minute while it is visible. */
export function OverviewKeys({ reviewHref, oldest }: { reviewHref: string; oldest: number | null }) {
  const t = useTranslations('desk.overview');
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && router.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [router]);
  useKeys({ r: oldest === null ? undefined : () => router.push(`${reviewHref}/${oldest}`) });
  return <KeyHelp rows={[{ keys: ['R'], label: t('begin') }]} />;
}
