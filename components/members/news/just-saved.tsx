'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DayText } from '@/components/ui/dates/day-text';
import { Entry } from '@/components/accounts/login/entry';
import { useMemberList } from '@/lib/members/use-member-list';
import { formatDate } from '@/lib/platform/dates/dates';
import { StoryTitle } from '../lists/story-title';
import { NewsHead } from './news-head';

const SHOWN = 3;

/** The stories the member saved last; nothing when they saved none. */
export function JustSaved() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { data } = useMemberList('collection', 1);
  if (!data || data.total === 0) return null;
  return (
    <section aria-label={t('justSaved')}>
      <NewsHead title={t('justSaved')} note={t('savedTotal', { count: data.total })} />
      {data.list.slice(0, SHOWN).map((story) => (
        <Entry key={story.id} gutter={<DayText value={formatDate(story.at, locale, 'number')} />}>
          <StoryTitle story={story} heading="h3" />
        </Entry>
      ))}
    </section>
  );
}
