import { Headline } from '@/components/ui/words/headline';
import { StoryMeta } from '@/components/stories/list/story-meta';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  stories: readonly Story[];
  title: string;
  locale: Locale;
}

/** The stories editors picked besides the lead: title, summary, author and category. */
export function HomePicks({ stories, title, locale }: Props) {
  return (
    <section className="entry">
      <h2 className="sr-only">{title}</h2>
      <div className="entry-body col-start-2">
        <ul className="grid gap-x-10 gap-y-7 border-rule pb-9 pt-6 md:grid-cols-2 xl:border-t">
          {stories.map((story) => (
            <li key={story.id} className="relative">
              <h3 className="text-[20px] font-bold leading-[1.45]" lang={foreignLang(story.lang, locale)}>
                <Link href={story.href} className="after:absolute after:inset-0">
                  <Headline text={story.title} lang={story.lang} />
                </Link>
              </h3>
              <p className="type-summary my-1 line-clamp-3" lang={foreignLang(story.lang, locale)}>
                {story.summary}
              </p>
              <StoryMeta story={story} locale={locale} withTime={false} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
