'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { KeyHelp } from '../key-help';

const REFRESH_MS = 60_000;

interface Props {
  reviewHref: string;
  oldest: number | null;
  /** Addresses that the digits from 1 open. */
  tasks: readonly string[];
}

/** The keys of the overview, which is refreshed every minute while it is visible. */
export function OverviewKeys({ reviewHref, oldest, tasks }: Props) {
  const t = useTranslations('desk.overview');
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && router.refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [router]);
  useKeys({
    r: oldest === null ? undefined : () => router.push(`${reviewHref}/${oldest}`),
    ...Object.fromEntries(tasks.map((address, index) => [String(index + 1), () => router.push(address)])),
  });
  const digits = tasks.length > 1 ? ['1', '…', String(tasks.length)] : ['1'];
  const rows = [{ keys: ['R'], label: t('begin') }];
  return <KeyHelp rows={tasks.length > 0 ? [...rows, { keys: digits, label: t('openTask') }] : rows} />;
}
