import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import type { RegionClock } from './region-time';
import { StoryRow } from './story-row';

interface Props {
  stories: readonly Story[];
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Hairlines between rows; without them only white space. */
  ruled?: boolean;
  /** The edition's own clock; without one, times are in UTC+8. */
  clock?: RegionClock;
}

/** Stories under each other. */
export function StoryList({ stories, locale, heading, ruled = false, clock }: Props) {
  return (
    <ul className={ruled ? 'divide-y divide-rule [&>li]:py-5' : 'grid gap-6 md:gap-[22px]'}>
      {stories.map((story) => (
        <li key={story.id}>
          <StoryRow story={story} locale={locale} heading={heading} clock={clock} />
        </li>
      ))}
    </ul>
  );
}
