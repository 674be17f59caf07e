import type { ReactNode } from 'react';
import { getTranslations } from 'next-intl/server';
import type { FullStory, Story } from '@/lib/stories/story';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleActions } from '../article/article-actions';
import { ArticleBar } from '../article/article-bar';
import { Chain, NewestInChain } from './chain';
import { Corrections } from '../article/corrections';
import { DetailGutter, DetailLine } from './detail-gutter';
import { DetailRefs } from './detail-refs';
import { Headline } from '@/components/ui/words/headline';
import { ImportantBadge } from '../flash/important-badge';
import { FlashNeighbours } from '../flash/flash-neighbours';
import { LaterLine } from '../flash/later-line';
import { LiveFlashes } from '../live/live-flashes';
import { OtherLanguageNote } from '../article/other-language-note';
import { laterOf } from '@/lib/stories/flash-view';
import type { FlashThread } from '@/lib/stories/read-page';
import { FollowButton } from '@/components/members/follow-button';
import { RelatedStories } from './related-stories';
import { SeriesInText } from '@/components/data/series/series-in-text';
import { RichTextBody } from '@/components/rich-text/rich-text-body';
import { newestFirst } from '@/lib/stories/newest-first';
import { readArticleText } from '@/lib/stories/article-text';
import { ShareBar } from '@/components/sharing/share-bar';
import { viewToken } from '@/lib/platform/config/page-tokens';
import { ViewRecord } from './view-record-deferred';

interface Props {
  story: FullStory;
  related: readonly Story[];
  /** For flashes: the previous and the next one, and the newest flashes of its topic. */
  /** Null for a story without one. */
  thread?: FlashThread | null;
  locale: Locale;
  /** Shown last, on the same line. */
  children?: ReactNode;
}

/** A flash, or any story in short form: time, text, corrections, source, and related stories. */
export async function StoryDetail({ story, related, thread, locale, children }: Props) {
  const t = await getTranslations('common');
  const flash = await getTranslations('flash');
  const article = await getTranslations('article');
  const lang = foreignLang(story.lang, locale);
  const inThread = new Set(thread?.steps.map(({ id }) => id));
  const news = await getTranslations('news');
  const { isImportant } = story;
  const later = laterOf(story, locale);
  const { parts } = await readArticleText(story, locale);
  return (
    <div className="md:ledger md:[--g:112px]">
      <article data-flash={story.id} className="md:entry md:pb-10">
        <span
          aria-hidden="true"
          className={`max-md:hidden ${isImportant ? 'node node-key top-5' : 'node top-[22px]'}`}
        />
        <DetailGutter story={story} locale={locale} />
        <div className="min-w-0 md:entry-body">
          <DetailLine story={story} locale={locale} />
          <h1 className={`type-page-title ${isImportant ? 'text-mark' : ''}`} lang={lang}>
            {isImportant && <ImportantBadge label={t('key')} large />}
            <Headline text={story.title} lang={story.lang} />
          </h1>
          <OtherLanguageNote lang={story.lang} locale={locale} className="type-meta mt-3" />
          <NewestInChain story={story} locale={locale} />
          <RichTextBody
            parts={parts}
            locale={locale}
            lang={lang}
            credit={{ source: '', updated: '' }}
            drawSeries={(series) => <SeriesInText series={series} locale={locale} />}
            className="mt-6 grid gap-6"
          />
          <Corrections corrections={story.corrections} locale={locale} />
          {later && (
            <LaterLine
              later={later}
              labels={{ since: news('later'), latest: news('latest') }}
              locale={locale}
            />
          )}
          <Chain story={story} locale={locale} />
          <DetailRefs story={story} locale={locale} />
          <div className="mt-6 flex flex-wrap gap-x-6 border-t border-ink pt-3 text-base">
            {story.kind === 'flash' && (
              <div className="no-print flex min-h-11 items-center">
                <FollowButton kind="thread" target={{ id: story.id, name: story.title }} locale={locale} />
              </div>
            )}
            <nav aria-label={article('actions')} className="no-print flex gap-6 max-md:hidden">
              <ArticleActions
                story={story}
                locale={locale}
                isBesideShareBar
                className="min-h-11 content-center"
              />
            </nav>
            <ShareBar story={story} locale={locale} />
          </div>
        </div>
      </article>
      {thread && <FlashNeighbours thread={thread} locale={locale} />}
      <RelatedStories
        title={flash('related')}
        stories={newestFirst(related.filter(({ id }) => !inThread.has(id)))}
        locale={locale}
      />
      {children}
      <ArticleBar story={story} locale={locale} />
      {story.kind === 'flash' && <LiveFlashes place={{ own: story.id }} className="contents" />}
      <ViewRecord
        token={viewToken(story.id)}
        id={story.id}
        title={story.title}
        authorId={story.author?.id ?? null}
      />
    </div>
  );
}
