import type { ReactNode } from 'react';
import { CommentSection } from '@/components/comments/comment-section';
import { SignUpLine } from '@/components/newsletters/sign-up-line';
import { AuthorNumbers } from '@/components/people/author-numbers';
import { MostRead } from '@/components/side-lists/most-read';
import { SideSection } from '@/components/side-lists/side-section';
import { AfterStory } from '@/components/stories/article/after-story';
import { TopicSection } from '@/components/topics/topic-section';
import { readComments } from '@/lib/comments/read';
import { readHome } from '@/lib/home/read';
import { isLetterOffered } from '@/lib/publishing/metadata/filled-sections';
import { readAuthor } from '@/lib/people/read';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { readSideList } from '@/lib/side-lists/read';
import { readMostRead } from '@/lib/side-lists/read-most-read';
import { isSideListName } from '@/lib/side-lists/side-item';
import { readAfterStory } from '@/lib/stories/read-after';
import { readTopic } from '@/lib/topics/read';
import type { FragmentKind, RequestOf } from './parse-address';

/** How a fragment is rendered. */
interface View<Kind extends FragmentKind> {
  /** The longest time in seconds after which it is rendered again although nothing has changed. */
  seconds: number;
  /** Undefined for a fragment that does not exist; reading something that does not exist throws. */
  render: (fragment: RequestOf<Kind>, language: ReaderLanguage) => Promise<ReactNode>;
}

const TOPIC_ROWS = 8;

export const views: { [Kind in FragmentKind]: View<Kind> } = {
  'most-read': {
    seconds: 300,
    // It stands on the home page, beside the lead and the picks.
    render: async (_, language) => {
      const { lead, picks } = await readHome(language);
      const lists = await readMostRead(language, lead ? [lead, ...picks] : picks);
      return <MostRead lists={lists} locale={language.locale} />;
    },
  },
  side: {
    seconds: 3600,
    render: async ({ name, page }, language) => {
      if (!isSideListName(name)) return undefined;
      const list = await readSideList(name, language, page);
      if (list.items.length === 0 && page !== 1) return undefined;
      return <SideSection name={name} list={list} page={page} locale={language.locale} />;
    },
  },
  after: {
    seconds: 3600,
    render: async ({ id }, language) => {
      const { locale } = language;
      return (
        <>
          <AfterStory after={await readAfterStory(id, language)} locale={locale} />
          {isLetterOffered('morning') && (
            <div className="no-print entry mt-8">
              <div className="entry-body col-start-2">
                <div className="max-w-[684px] border-t border-ink pt-4">
                  <SignUpLine locale={locale} />
                </div>
              </div>
            </div>
          )}
        </>
      );
    },
  },
  authors: {
    seconds: 3600,
    render: async ({ id }, language) => {
      const author = await readAuthor(id, language);
      return author ? <AuthorNumbers author={author} /> : undefined;
    },
  },
  topics: {
    seconds: 3600,
    render: async ({ id }, language) => {
      const { topic, stories } = await readTopic(id, language, { page: 1, size: 20 });
      return (
        <TopicSection topic={topic} stories={stories.items.slice(0, TOPIC_ROWS)} locale={language.locale} />
      );
    },
  },
  // Without an order nothing while there are none: a script brings the form later. In an order that a reader chose the form
  // is there, too.
  comments: {
    seconds: 300,
    render: async ({ id, sort }, language) => {
      const comments = await readComments(id, language, sort && { sort });
      const isShown = sort ? comments.isOn : comments.list.length > 0;
      return isShown && <CommentSection comments={comments} locale={language.locale} />;
    },
  },
};
