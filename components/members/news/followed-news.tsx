'use client';

import { useLocale, useTranslations } from 'next-intl';
import { newestOf } from '@/lib/members/newest-of';
import { useMemberList } from '@/lib/members/use-member-list';
import { formatDate } from '@/lib/platform/dates/dates';
import { ReadState } from '../lists/read-state';
import { StoryCover } from '../lists/story-cover';
import { StoryTitle } from '../lists/story-title';
import { NewsSection } from './news-section';

/** The newest articles of the authors the member follows; nothing when they follow nobody who wrote. */
export function FollowedNews() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { data } = useMemberList('following', 1);
  const stories = newestOf(data?.list ?? []);
  if (stories.length === 0) return null;
  return (
    <NewsSection title={t('newArticles')} note={t('ofFollowed')}>
      <ul className="divide-y divide-rule">
        {stories.map((story) => (
          <li key={story.id} className="relative flex justify-between gap-x-6 py-4 first:pt-0 last:pb-0">
            <span
              aria-hidden="true"
              className={`node -start-[calc(var(--gap)+3px)] mt-2 ${story.readPercent ? '' : 'bg-ink'}`}
            />
            <div className="min-w-0">
              <StoryTitle story={story} heading="h3" />
              <p className="type-meta mt-1 flex flex-wrap gap-x-4">
                <b className="text-ink">{story.author}</b>
                <span className="n">{formatDate(story.releasedAt, locale, 'number')}</span>
                <span className={story.readPercent ? '' : 'font-bold text-ink'}>
                  <ReadState story={story} />
                </span>
              </p>
            </div>
            <StoryCover story={story} />
          </li>
        ))}
      </ul>
    </NewsSection>
  );
}
