import type { ReactNode } from 'react';
import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import { StoryRow } from './story-row';

interface Props {
  stories: readonly Story[];
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Hairlines between rows; without them only white space. */
  ruled?: boolean;
  /** Renders the time of a story, for regional editions; without it, times are in UTC+8. */
  timeOf?: (story: Story) => ReactNode;
}

/** A list of story rows. */
export function StoryList({ stories, locale, heading, ruled = false, timeOf }: Props) {
  return (
    <ul className={ruled ? 'divide-y divide-rule [&>li]:py-5' : 'grid gap-6 md:gap-[22px]'}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryRow story={story} locale={locale} heading={heading} timeOf={timeOf} />
        </li>
      ))}
    </ul>
  );
}
