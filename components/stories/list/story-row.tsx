import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { ItemCover } from '@/components/pictures/item-cover';
import { Headline } from '@/components/ui/words/headline';
import { StoryMeta } from './story-meta';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';

interface Props {
  story: Story;
  locale: Locale;
  /** Level of the title; h3 under a section's h2. */
  heading?: 'h2' | 'h3';
  /** Renders the time of a story, for regional editions; without it, times are in UTC+8. */
  timeOf?: (story: Story) => ReactNode;
}

const PICTURED = 'grid grid-cols-[minmax(0,1fr)_96px] gap-x-4 md:grid-cols-[minmax(0,1fr)_148px] md:gap-x-8';

/** A story in a list: title, summary, author, category, time and picture, if any. The whole row is a link. */
export function StoryRow({ story, locale, heading: Heading = 'h3', timeOf }: Props) {
  const lang = foreignLang(story.lang, locale);
  return (
    <article className={`relative ${hasCover(story) ? PICTURED : ''}`}>
      <div className="flex min-w-0 flex-col gap-1">
        <Heading className="type-item" lang={lang}>
          <Link href={story.href} className="after:absolute after:inset-0">
            <Headline text={story.title} lang={story.lang} />
          </Link>
        </Heading>
        {story.summary !== '' && (
          <p className="type-summary line-clamp-2 hidden md:block" lang={lang}>
            {wholeSentences(story.summary, story.lang)}
          </p>
        )}
        <StoryMeta story={story} locale={locale} timeOf={timeOf} />
      </div>
      <ItemCover
        item={story}
        {...COVER_BOXES.storyRow}
        className="mt-1 h-[60px] w-[96px] md:h-[92px] md:w-[148px]"
      />
    </article>
  );
}
