import { getTranslations } from 'next-intl/server';
import { ItemCover } from '@/components/pictures/item-cover';
import { Headline } from '@/components/ui/words/headline';
import { Link } from '@/components/ui/links/link';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import type { Story } from '@/lib/stories/story';
import { StoryMeta } from '../list/story-meta';

interface Props {
  articles: readonly Story[];
  locale: Locale;
}

/** The articles of an issue, each with its number in the gutter. */
export async function IssueContents({ articles, locale }: Props) {
  const t = await getTranslations('weekly');
  const common = await getTranslations('common');
  if (articles.length === 0) return null;
  return (
    <section aria-label={t('contents')}>
      <div className="entry">
        <h2 className="entry-gutter pt-5 text-base font-bold">{t('contents')}</h2>
        <div className="entry-body border-t border-ink" />
      </div>
      <ol>
        {articles.map((story, index) => (
          <li key={story.id} className="entry group">
            <p className="entry-gutter n-display pt-5 text-3xl font-semibold md:text-display-xs">
              {index + 1}
            </p>
            <article className="entry-body">
              <div
                className={`relative border-b border-rule group-last:border-b-0 ${hasCover(story) ? 'grid grid-cols-[minmax(0,1fr)_96px] gap-x-4 md:grid-cols-[minmax(0,1fr)_148px] md:gap-x-8' : ''}`}
              >
                <div className="min-w-0 py-4">
                  <h3
                    className="text-xl leading-[1.4] font-bold md:text-2xl"
                    lang={foreignLang(story.lang, locale)}
                  >
                    <Link href={story.href} className="after:absolute after:inset-0">
                      <Headline text={story.title} lang={story.lang} />
                    </Link>
                  </h3>
                  {story.summary !== '' && (
                    <p
                      className="type-summary mt-1 line-clamp-2 max-md:hidden"
                      lang={foreignLang(story.lang, locale)}
                    >
                      {wholeSentences(story.summary, story.lang)}
                    </p>
                  )}
                  <div className="mt-1 flex flex-wrap gap-x-3.5">
                    <StoryMeta story={story} locale={locale} withTime={false} />
                    <span className="type-meta">
                      {common('minutesToRead', { minutes: readingMinutes(story.length, story.lang) })}
                    </span>
                  </div>
                </div>
                <ItemCover
                  item={story}
                  {...COVER_BOXES.storyRow}
                  className="my-5 h-[60px] w-[96px] md:h-[92px] md:w-[148px]"
                />
              </div>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
