'use client';

import { useTranslations } from 'next-intl';
import { useMemberList } from '@/lib/members/use-member-list';
import { ReadState } from '../lists/read-state';
import { StoryTitle } from '../lists/story-title';
import { NewsSection } from './news-section';

const SHOWN = 3;

/** The stories the member saved last; nothing when they saved none. */
export function JustSaved() {
  const t = useTranslations('area.overview');
  const { data } = useMemberList('collection', 1);
  if (!data || data.total === 0) return null;
  return (
    <NewsSection title={t('justSaved')} note={t('savedTotal', { count: data.total })}>
      <ul className="divide-y divide-rule">
        {data.list.slice(0, SHOWN).map((story) => (
          <li
            key={story.id}
            className="items-baseline justify-between gap-6 py-3 first:pt-0 last:pb-0 md:flex"
          >
            <StoryTitle story={story} heading="h3" />
            <p className="type-meta shrink-0">
              <ReadState story={story} />
            </p>
          </li>
        ))}
      </ul>
    </NewsSection>
  );
}
