import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { FullStory } from '@/lib/stories/story';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import type { Part } from '@/lib/publishing/rich-text/parts';
import { siteName } from '@/lib/platform/config/site';
import { SeriesInText } from '@/components/data/series/series-in-text';
import { PageFragment } from '@/components/ui/page-fragment';
import { commentsFragment, itemFragment } from '@/lib/platform/fragments/address';
import { RichTextBody } from '@/components/rich-text/rich-text-body';
import { AuthorBox } from './author-box';
import { ArticleCover } from './article-cover';
import { ArticleFoot } from './article-foot';
import { ArticleGutter } from './article-gutter';
import { ArticleHead } from './article-head';
import { Chain, NewestInChain } from '../detail/chain';
import { Corrections } from './corrections';
import { ShareClicks } from '@/components/sharing/share-clicks-deferred';

interface Props {
  story: FullStory;
  parts: Part[];
  locale: Locale;
  hasComments: boolean;
  /** The text-size tool of the gutter. */
  textSize: ReactNode;
}

/** An article: its facts in the gutter, its text, its author, and what to read next. */
export async function Article({ story, parts, locale, hasComments, textSize }: Props) {
  const t = await getTranslations('article');
  const share = await getTranslations('share');
  const lang = foreignLang(story.lang, locale);
  const drawn = story.pic.startsWith('/uploads/') ? undefined : story.figure?.chart;
  const coverPart = parts.filter((part) => part.kind === 'chart').find(({ number }) => number === drawn);
  const credit = {
    source: t('chartSource', { name: story.author?.name ?? siteName(locale) }),
    updated: t('chartUpdated', { date: formatDate(story.updatedAt, locale, 'day') }),
  };
  return (
    <div data-detail className="ledger-fold ledger-article">
      <article className="entry">
        <div className="max-md:col-start-2">
          <ArticleGutter story={story} locale={locale}>
            {textSize}
          </ArticleGutter>
        </div>
        <div className="entry-body">
          <div className="max-w-[684px]">
            <ArticleHead story={story} locale={locale}>
              <ArticleCover
                story={story}
                locale={locale}
                lang={lang}
                chart={coverPart?.chart ?? null}
                credit={credit}
              />
            </ArticleHead>
            <NewestInChain story={story} locale={locale} />
          </div>
          <div className="mt-8 md:mt-10">
            <RichTextBody
              parts={parts}
              locale={locale}
              lang={lang}
              credit={credit}
              coverChart={coverPart?.number}
              drawSeries={(series) => <SeriesInText series={series} locale={locale} />}
            />
          </div>
          <div className="max-w-[684px]">
            <Corrections corrections={story.corrections} locale={locale} />
            <Chain story={story} locale={locale} />
          </div>
          <ArticleFoot story={story} locale={locale} />
        </div>
      </article>
      {story.author && <AuthorBox author={story.author} locale={locale} />}
      <PageFragment address={itemFragment(locale, 'after', story.id)} />
      {hasComments && <PageFragment address={commentsFragment(locale, story.id)} />}
      <ShareClicks labels={{ copied: share('copied'), failed: share('failed') }} />
    </div>
  );
}
