import type { Story } from '@/lib/stories/story';
import { toDay } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { LedgerGutter } from './ledger-gutter';
import { FlashRow } from '../flash/flash-row';
import { StoryRow } from './story-row';

interface Props {
  stories: readonly Story[];
  locale: Locale;
  /** Level of the titles; h3 under a section's h2. */
  heading?: 'h2' | 'h3';
}

/**
 * Stories in the given order, newest first, with the time of each in the gutter, and the day at the first of each
 * day.
 */
export function StoryLedger({ stories, locale, heading = 'h2' }: Props) {
  return (
    <ol className="ledger-fold">
      {stories.map((story, index) => {
        const isNewDay = toDay(story.releasedAt) !== toDay(stories[index - 1]?.releasedAt ?? '');
        return (
          <li key={story.id} className="entry">
            <LedgerGutter story={story} locale={locale} isNewDay={isNewDay} />
            <div className={`entry-body border-t py-5 md:pb-6 ${isNewDay ? 'border-ink' : 'border-rule'}`}>
              {story.kind === 'flash' ? (
                <FlashRow story={story} locale={locale} heading={heading} />
              ) : (
                <StoryRow story={story} locale={locale} heading={heading} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
