import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import type { FullStory } from '@/lib/stories/story';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { weekdayName } from '@/lib/platform/dates/weekday';
import { TimeText } from '@/components/ui/dates/time-text';
import { StoryTime } from '../list/story-time';

interface Props {
  story: FullStory;
  locale: Locale;
}

/** The gutter from 900 px: time, day and weekday; for a flash, its number, as a link to the page of its day. */
export async function DetailGutter({ story, locale }: Props) {
  const t = await getTranslations('flash');
  const day = toDay(story.releasedAt);
  const printed = String(story.dayNumber).padStart(3, '0');
  return (
    <div className="entry-gutter type-meta max-md:hidden">
      <TimeText at={story.releasedAt}>
        <span
          className={`n-display block pt-3 text-3xl font-bold ${story.isImportant ? 'text-mark' : 'text-ink'}`}
        >
          {formatDate(story.releasedAt, locale, 'time')}
        </span>
        <span className="n mt-2 block">{formatDate(story.releasedAt, locale, 'day')}</span>
        <span className="block">{weekdayName(day, locale)}</span>
      </TimeText>
      {story.kind === 'flash' && day !== '' && (
        <Link
          href={href(locale, 'newsDay', { day })}
          aria-label={t('number', { number: printed })}
          className="n"
        >
          {printed}
        </Link>
      )}
    </div>
  );
}

/** Above the title: author, category and last update; on a phone also the time and, for a flash, its number. */
export async function DetailLine({ story, locale }: Props) {
  const t = await getTranslations('flash');
  const day = toDay(story.releasedAt);
  return (
    <p className="type-meta mb-3 flex flex-wrap gap-x-3.5">
      <StoryTime at={story.releasedAt} locale={locale} className="n md:hidden" />
      {story.kind === 'flash' && day !== '' && (
        <Link href={href(locale, 'newsDay', { day })} className="n md:hidden">
          {t('number', { number: story.dayNumber })}
        </Link>
      )}
      {story.author && (
        <Link href={story.author.href} className="font-bold text-ink">
          {story.author.name}
        </Link>
      )}
      {story.category && <Link href={story.category.href}>{story.category.name}</Link>}
      {story.updatedAt > story.releasedAt && (
        <span className="n">{t('updated', { time: formatDate(story.updatedAt, locale, 'short') })}</span>
      )}
    </p>
  );
}
