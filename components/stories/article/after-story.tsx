import { getTranslations } from 'next-intl/server';
import { ItemCover } from '@/components/pictures/item-cover';
import { Link } from '@/components/ui/links/link';
import { Headline } from '@/components/ui/words/headline';
import { wholeSentences } from '@/lib/publishing/text/whole-sentences';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import type { After } from '@/lib/stories/read-after';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import type { Story } from '@/lib/stories/story';
import { StoryMeta } from '../list/story-meta';
import { StoryLines } from '../list/story-lines';

interface Props {
  after: After;
  locale: Locale;
}

/** After an article: the one to read next, and the newest stories of its topic. */
export async function AfterStory({ after: { next, topic, thread }, locale }: Props) {
  const t = await getTranslations('article');
  return (
    <>
      {next && (
        <section className="no-print entry mt-8" aria-label={t('next')}>
          <div className="entry-body col-start-2">
            <NextStory story={next} label={t('next')} locale={locale} />
          </div>
        </section>
      )}
      {topic && (
        <section className="no-print entry mt-8" aria-label={topic.name}>
          <h2 className="entry-gutter text-base font-bold max-md:sr-only md:pt-4">{t('topics')}</h2>
          <div className="entry-body max-md:col-start-2">
            <div className="max-w-[684px] border-t border-ink pt-4">
              <h3 className="text-xl font-bold" lang={foreignLang(topic.lang, locale)}>
                <Link href={topic.href}>{topic.name}</Link>
              </h3>
              {thread.length > 0 && <StoryLines stories={thread} locale={locale} />}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

async function NextStory({ story, label, locale }: { story: Story; label: string; locale: Locale }) {
  const common = await getTranslations('common');
  const lang = foreignLang(story.lang, locale);
  const minutes = common('minutesToRead', { minutes: readingMinutes(story.length, story.lang) });
  const isPictured = hasCover(story);
  return (
    <article
      className={`relative grid max-w-[684px] gap-x-5 border-t border-ink pt-4 md:gap-x-8 ${isPictured ? 'grid-cols-[minmax(0,1fr)_120px] md:grid-cols-[minmax(0,1fr)_264px]' : ''}`}
    >
      <div className="min-w-0">
        <h2 className="type-meta font-normal">{label}</h2>
        <h3 className="mt-1 text-xl leading-[1.35] font-bold md:text-3xl" lang={lang}>
          <Link href={story.href} className="after:absolute after:inset-0">
            <Headline text={story.title} lang={story.lang} />
          </Link>
        </h3>
        {story.summary !== '' && (
          <p className="type-summary mt-1.5 line-clamp-2 max-md:hidden" lang={lang}>
            {wholeSentences(story.summary, story.lang)}
          </p>
        )}
        <div className="mt-1.5 flex flex-wrap gap-x-3.5">
          <StoryMeta story={story} locale={locale} withTime={false} />
          <span className="type-meta">{minutes}</span>
        </div>
      </div>
      {isPictured && (
        <ItemCover
          item={story}
          {...COVER_BOXES.nextStory}
          className="mt-1 h-[75px] w-[120px] md:h-[165px] md:w-[264px]"
        />
      )}
    </article>
  );
}
