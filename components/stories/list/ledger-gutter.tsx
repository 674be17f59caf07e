import type { Story } from '@/lib/stories/story';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { TimeText } from '@/components/ui/dates/time-text';
import { DayText } from '@/components/ui/dates/day-text';

interface Props {
  story: Story;
  locale: Locale;
  /** Whether the story is the first of its day on this page. */
  isNewDay: boolean;
}

/** Day and time in the gutter, and the node on the line, filled for important flashes. Hidden under 900 px. */
export function LedgerGutter({ story, locale, isNewDay }: Props) {
  const isKey = story.kind === 'flash' && story.isImportant;
  return (
    <div className="entry-gutter hidden pt-5 md:block">
      <span aria-hidden="true" className={isKey ? 'node node-key top-[29px]' : 'node top-[31px]'} />
      {isNewDay && (
        <p className="n text-md leading-[28px] font-semibold">
          <DayText value={formatDate(story.releasedAt, locale, 'number')} />
        </p>
      )}
      <TimeText
        at={story.releasedAt}
        className={`n block text-sm text-ink-3 ${isNewDay ? '' : 'leading-[28px]'}`}
      >
        {formatDate(story.releasedAt, locale, 'time')}
      </TimeText>
    </div>
  );
}
