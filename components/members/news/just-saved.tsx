'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemberList } from '@/lib/members/use-member-list';
import { formatDate } from '@/lib/platform/dates/dates';
import { StoryTitle } from '../lists/story-title';
import { NewsSection } from './news-section';

const SHOWN = 3;

/** The stories the member saved last; nothing when they saved none. */
export function JustSaved() {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const { data } = useMemberList('collection', 1);
  if (!data || data.total === 0) return null;
  return (
    <NewsSection title={t('justSaved')} note={t('savedTotal', { count: data.total })}>
      <ul className="divide-y divide-rule">
        {data.list.slice(0, SHOWN).map((story) => (
          <li key={story.id} className="flex items-baseline justify-between gap-6 py-3 first:pt-0 last:pb-0">
            <StoryTitle story={story} heading="h3" />
            <span className="type-meta n shrink-0">{formatDate(story.at, locale, 'number')}</span>
          </li>
        ))}
      </ul>
    </NewsSection>
  );
}
