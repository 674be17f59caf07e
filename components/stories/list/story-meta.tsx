import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { StoryTime } from './story-time';

interface Props {
  story: Story;
  locale: Locale;
  /** Whether the time is shown. */
  withTime?: boolean;
  /** Renders the time of a story, for regional editions; without it, times are in UTC+8. */
  timeOf?: (story: Story) => ReactNode;
}

/** Author, category, time: the line under a title in lists. */
export function StoryMeta({ story, locale, withTime = true, timeOf }: Props) {
  const { author, category } = story;
  const langOf = (lang: Locale) => foreignLang(lang, locale);
  return (
    <p className="type-meta flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
      {author && (
        <Link href={author.href} lang={langOf(author.lang)} className="relative z-1 font-bold text-ink">
          {author.name}
        </Link>
      )}
      {category && (
        <Link href={category.href} lang={langOf(category.lang)} className="relative z-1">
          {category.name}
        </Link>
      )}
      {withTime &&
        (timeOf?.(story) ?? <StoryTime at={story.releasedAt} locale={locale} format="short" relative />)}
      <LanguageBadge lang={story.lang} locale={locale} />
    </p>
  );
}
