import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleActions } from './article-actions';
import { GutterCover } from './gutter-cover-deferred';
import { TimeText } from '@/components/ui/dates/time-text';
import { DayText } from '@/components/ui/dates/day-text';

interface Props {
  story: Story;
  locale: Locale;
  /** The text-size tool. */
  children: ReactNode;
}

/**
 * Category, time and length of an article. From 900 px they are in the gutter with the article's actions, and stay
 * visible while the text scrolls; on a phone they are a line above the title.
 */
export async function ArticleGutter({ story, locale, children }: Props) {
  const t = await getTranslations('article');
  const common = await getTranslations('common');
  const at = story.releasedAt;
  return (
    <div data-gutter="" className="gutter-facts entry-gutter">
      {story.category && (
        <Link href={story.category.href} className="font-bold text-ink md:block md:text-base">
          {story.category.name}
        </Link>
      )}
      <TimeText at={at} className="n md:block">
        <DayText value={formatDate(at, locale, 'number')} /> <br className="max-md:hidden" />
        {formatDate(at, locale, 'time')}
      </TimeText>
      <p className="md:mt-4">
        {common('minutesToRead', { minutes: readingMinutes(story.length, story.lang) })}
        <span className="block max-md:hidden">
          {t(story.lang === 'en' ? 'words' : 'characters', { count: story.length })}
        </span>
      </p>
      <div className="no-print mt-4 grid justify-items-end max-md:hidden">
        <ArticleActions story={story} locale={locale} className="py-[3px]" />
        {children}
      </div>
      <GutterCover />
    </div>
  );
}
