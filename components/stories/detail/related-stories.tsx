import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { Headline } from '@/components/ui/words/headline';
import { StoryTime } from '../list/story-time';

interface Props {
  title: string;
  stories: readonly Story[];
  locale: Locale;
}

/** Related stories below a story; nothing when there are none. */
export function RelatedStories({ title, stories, locale }: Props) {
  if (stories.length === 0) return null;
  return (
    <section className="no-print mt-10 md:mt-0">
      <div className="md:entry">
        <h2 className="text-lg font-bold max-md:border-t-2 max-md:pt-4 md:entry-gutter md:pt-5 md:text-base">
          {title}
        </h2>
        <ul className="border-t border-ink pt-1 max-md:mt-3 md:entry-body md:pt-2">
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
      </div>
    </section>
  );
}
