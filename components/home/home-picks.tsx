import { CoverCaption } from '@/components/pictures/cover-caption';
import { ItemCover } from '@/components/pictures/item-cover';
import { Headline } from '@/components/ui/words/headline';
import { StoryMeta } from '@/components/stories/list/story-meta';
import { Link } from '@/components/ui/links/link';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import type { Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';

interface Props {
  stories: readonly Story[];
  title: string;
  locale: Locale;
}

/** The stories editors picked besides the lead: the first with its picture, the others as titles beside it. */
export function HomePicks({ stories: [second, ...others], title, locale }: Props) {
  if (!second) return null;
  return (
    <section className="entry">
      <h2 className="sr-only">{title}</h2>
      <div className="entry-body col-start-2">
        <div className="grid gap-x-7 gap-y-6 border-rule pb-9 pt-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:border-t">
          <SecondLead story={second} locale={locale} />
          <ul>
            {others.map((story) => (
              <li
                key={story.id}
                className="relative border-t border-rule py-4 first:border-t-0 first:pt-0 max-md:first:border-t max-md:first:pt-4"
              >
                <h3 className="text-lg font-bold leading-[1.45]" lang={foreignLang(story.lang, locale)}>
                  <Link href={story.href} className="after:absolute after:inset-0">
                    <Headline text={story.title} lang={story.lang} />
                  </Link>
                </h3>
                <div className="mt-1">
                  <StoryMeta story={story} locale={locale} withTime={false} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A story with its picture, if it has one, above title and summary. */
function SecondLead({ story, locale }: { story: Story; locale: Locale }) {
  const lang = foreignLang(story.lang, locale);
  return (
    <article className="relative min-w-0">
      {hasCover(story) && (
        <figure className="mb-3">
          <ItemCover item={story} {...COVER_BOXES.homeSecond} className="aspect-video h-auto w-full" />
          <CoverCaption item={story} lang={lang} />
        </figure>
      )}
      <h3 className="text-2xl font-bold leading-[1.4] md:text-3xl" lang={lang}>
        <Link href={story.href} className="after:absolute after:inset-0">
          <Headline text={story.title} lang={story.lang} />
        </Link>
      </h3>
      <p className="type-summary my-1 line-clamp-3" lang={lang}>
        {wholeSentences(story.summary, story.lang, 'phoneRow')}
      </p>
      <StoryMeta story={story} locale={locale} withTime={false} />
    </article>
  );
}
