import type { Story } from '@/lib/stories/story';
import type { Locale } from '@/lib/platform/language/locales';
import type { CoverStyle } from '@/lib/pictures/cover-style';
import { pickNeighbourStyles } from '@/lib/pictures/neighbours';
import { StoryRow } from './story-row';

interface Props {
  stories: readonly Story[];
  locale: Locale;
  heading?: 'h2' | 'h3';
  /** Hairlines between rows; without them only white space. */
  ruled?: boolean;
  /** Covers without a picture are drawn in dark colours. */
  night?: boolean;
  /** Styles of the drawn covers, where the caller chose them for more than this list. */
  looks?: readonly CoverStyle[];
}

/** Stories under each other, the drawn covers of neighbours in different styles. */
export function StoryList({ stories, locale, heading, ruled = false, night = false, looks }: Props) {
  const chosen =
    looks ??
    pickNeighbourStyles(
      stories.map(({ id }) => id),
      { night },
    );
  return (
    <ul className={ruled ? 'divide-y divide-rule [&>li]:py-5' : 'grid gap-6 md:gap-[22px]'}>
      {stories.map((story, index) => (
        <li key={story.id}>
          <StoryRow story={story} locale={locale} heading={heading} look={chosen[index]} night={night} />
        </li>
      ))}
    </ul>
  );
}
