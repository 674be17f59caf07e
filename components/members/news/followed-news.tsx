'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DayText } from '@/components/ui/dates/day-text';
import { Entry } from '@/components/accounts/login/entry';
import { newestOf } from '@/lib/members/newest-of';
import { useMemberList } from '@/lib/members/use-member-list';
import { formatDate } from '@/lib/platform/dates/dates';
import { StoryTitle } from '../lists/story-title';
import { NewsHead } from './news-head';

/** The newest articles of the authors the member follows; nothing when they follow nobody who wrote. */
export function FollowedNews() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { data } = useMemberList('following', 1);
  const stories = newestOf(data?.list ?? []);
  if (stories.length === 0) return null;
  return (
    <section aria-label={t('newArticles')}>
      <NewsHead title={t('newArticles')} note={t('ofFollowed')} />
      {stories.map((story) => (
        <Entry key={story.id} gutter={<DayText value={formatDate(story.releasedAt, locale, 'number')} />}>
          <StoryTitle story={story} heading="h3" />
          <p className="type-meta mt-1 font-bold text-ink">{story.author}</p>
        </Entry>
      ))}
    </section>
  );
}
