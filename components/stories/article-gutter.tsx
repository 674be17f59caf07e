import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { Story } from '@/lib/stories/story';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleActions } from './article-actions';
import { GutterCover } from './gutter-cover-later';
import { TimeText } from '@/components/ui/time-text';
import { DayText } from '@/components/ui/day-text';

interface Props {
  story: Story;
  locale: Locale;
  /** The text-size tool. */
  children: ReactNode;
}

/** The gutter from 900 px: category, time, length and actions of an article. It is sticky while the text scrolls. */
export async function ArticleGutter({ story, locale, children }: Props) {
  const t = await getTranslations('article');
  const common = await getTranslations('common');
  const at = story.releasedAt;
  return (
    <div
      data-gutter=""
      className="gutter-facts entry-gutter sticky top-[100px] hidden text-[14.5px] leading-[1.6] text-ink-2 md:block"
    >
      {story.category && (
        <Link href={story.category.href} className="block text-[15px] font-bold text-ink">
          {story.category.name}
        </Link>
      )}
      <TimeText at={at} className="n block">
        <DayText value={formatDate(at, locale, 'number')} />
        <br />
        {formatDate(at, locale, 'time')}
      </TimeText>
      <p className="mt-4">
        {common('minutesToRead', { minutes: readingMinutes(story.length, story.lang) })}
        <br />
        {t(story.lang === 'en' ? 'words' : 'characters', { count: story.length })}
      </p>
      <div className="no-print mt-4 grid justify-items-end">
        <ArticleActions story={story} locale={locale} className="py-[3px]" />
        {children}
      </div>
      <GutterCover />
    </div>
  );
}
