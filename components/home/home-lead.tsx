import { getTranslations } from 'next-intl/server';
import { CoverCaption } from '@/components/pictures/cover-caption';
import { ItemCover } from '@/components/pictures/item-cover';
import { EmptyState } from '@/components/ui/notices/states';
import { Headline } from '@/components/ui/words/headline';
import { LanguageBadge } from '@/components/ui/words/language-badge';
import { StoryTime } from '@/components/stories/list/story-time';
import { Link } from '@/components/ui/links/link';
import type { Story } from '@/lib/stories/story';
import { readingMinutes } from '@/lib/stories/reading-minutes';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { siteName } from '@/lib/platform/config/site';
import { hasCover } from '@/lib/pictures/has-cover';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';
import { pageDay } from '@/lib/platform/dates/page-day';
import { toDay } from '@/lib/platform/dates/dates';

interface Props {
  /** The lead story; null while nothing is published. */
  story: Story | null;
  locale: Locale;
}

/** The lead story; its headline is the h1 of the page. Without a story the h1 is the site's name. */
export async function HomeLead({ story, locale }: Props) {
  const t = await getTranslations('home');
  if (!story)
    return (
      <section className="ledger-stacked px-4 pt-5 md:pe-9 md:ps-6 md:pt-9">
        <div className="ledger entry">
          <div className="entry-gutter" />
          <h1 className="entry-body type-lead">{siteName(locale)}</h1>
        </div>
        <EmptyState text={t('noArticles')} />
      </section>
    );
  const common = await getTranslations('common');
  const lang = foreignLang(story.lang, locale);
  const isToday = toDay(story.releasedAt) === pageDay();
  return (
    <section className="ledger-stacked px-4 pt-5 md:pe-9 md:ps-6 md:pt-9">
      <article className="ledger entry">
        <div className="entry-gutter max-md:flex max-md:items-baseline max-md:gap-3 max-md:pb-3">
          <p className="text-base font-bold">{t('lead')}</p>
          <StoryTime
            at={story.releasedAt}
            locale={locale}
            format={isToday ? 'time' : 'number'}
            className="n type-meta"
          />
        </div>
        <div className="entry-body pb-8">
          <h1 className="type-lead -mt-1.5" lang={lang}>
            <Link href={story.href}>
              <Headline text={story.title} lang={story.lang} />
            </Link>
          </h1>
          <p className="mt-3 max-w-[42em] text-lg leading-[1.7] text-ink-2" lang={lang}>
            {story.summary}
          </p>
          <p className="type-meta mt-2 flex flex-wrap items-center gap-x-3.5">
            {story.author && (
              <Link
                href={story.author.href}
                className="font-bold text-ink"
                lang={foreignLang(story.author.lang, locale)}
              >
                {story.author.name}
              </Link>
            )}
            {story.category && (
              <Link href={story.category.href} lang={foreignLang(story.category.lang, locale)}>
                {story.category.name}
              </Link>
            )}
            <span>{common('minutesToRead', { minutes: readingMinutes(story.length, story.lang) })}</span>
            <LanguageBadge lang={story.lang} locale={locale} />
          </p>
          {hasCover(story) && (
            <figure className="mt-5">
              <ItemCover
                item={story}
                {...COVER_BOXES.homeLead}
                priority
                className="aspect-2/1 h-auto w-full"
              />
              <CoverCaption item={story} lang={lang} />
            </figure>
          )}
        </div>
      </article>
    </section>
  );
}
