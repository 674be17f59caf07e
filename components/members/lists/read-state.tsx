'use client';

import { useTranslations } from 'next-intl';
import { isTrackingAllowed } from '@/lib/platform/storage/tracking';
import type { StoryRow } from '@/lib/members/member-rows';

/**
 * How much of an article the member read, in words; nothing for a flash, and nothing where it is not noted because the
 * reader asked not to be tracked.
 */
export function ReadState({ story: { kind, readPercent, minutesLeft } }: { story: StoryRow }) {
  const t = useTranslations('area.overview');
  if (kind === 'flash') return null;
  if (!readPercent) return isTrackingAllowed() ? t('unread') : null;
  return minutesLeft === 0 ? t('readAll') : t('readPart', { percent: readPercent, minutes: minutesLeft });
}
