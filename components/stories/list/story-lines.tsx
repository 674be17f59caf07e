import { Link } from '@/components/ui/links/link';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { Headline } from '@/components/ui/words/headline';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Story } from '@/lib/stories/story';
import { StoryTime } from './story-time';

/** Stories as one line each: when, and the title. */
export function StoryLines({ stories, locale }: { stories: readonly Story[]; locale: Locale }) {
  return (
    <ul className="pt-1">
      {stories.map((story) => (
        <li
          key={story.id}
          className="relative grid gap-x-5 border-b border-rule py-3 last:border-0 md:grid-cols-[92px_minmax(0,1fr)]"
        >
          <StoryTime
            at={story.releasedAt}
            locale={locale}
            format="short"
            className="n type-meta leading-[1.8]"
          />
          <p>
            <Link
              href={story.href}
              lang={foreignLang(story.lang, locale)}
              className="text-md leading-[1.5] font-semibold after:absolute after:inset-0"
            >
              <Headline text={story.title} lang={story.lang} />
            </Link>{' '}
            <LanguageBadge lang={story.lang} locale={locale} />
          </p>
        </li>
      ))}
    </ul>
  );
}
