import 'server-only';
import type { CallOutput } from '@/backend/contract/calls';
import type { ShownComment } from '@/backend/contract/comments/comment';
import { COMMENTS_PER_PAGE } from '@/backend/contract/comments/limits';
import type { CommentReason, CommentSort } from '@/backend/contract/comments/states';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { readRequired } from '@/lib/platform/calls/read';
import { toIso } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';

/** A comment as pages show it: text in the script of the page, time as ISO text. */
export interface CommentView {
  id: number;
  by: { id: number | null; name: string; avatar: string; badge: 'author' | 'editor' | null };
  body: string;
  quote: string;
  lang: Locale;
  isShown: boolean;
  reason: CommentReason | null;
  isPicked: boolean;
  isEdited: boolean;
  likes: number;
  at: string;
  replies: CommentView[];
}

/** A page of the comments of a story. */
export interface CommentsView {
  contentId: number;
  sort: CommentSort;
  list: CommentView[];
  total: number;
  /** Comments that are no replies, which pages are counted by. */
  threads: number;
  pages: number;
  isOn: boolean;
  isOpen: boolean;
  /** The addresses of the story, and of its comments without a page number. */
  storyHref: string;
  base: string;
}

/** A page of the public comments of a story. Ends in the 404 page when there is no such story. */
export async function readComments(
  contentId: number,
  language: ReaderLanguage,
  { sort = 'picked', page = 1 }: { sort?: CommentSort; page?: number } = {},
): Promise<CommentsView> {
  const { locale } = language;
  const data = await readRequired(
    'commentPage',
    { content_id: contentId, sort, page, size: COMMENTS_PER_PAGE, locale },
    {
      tags: [tags.comments(contentId), tags.content(contentId), tags.commentSettings],
      revalidate: LIFETIMES.list,
    },
  );
  const { kind } = data;
  return {
    contentId,
    sort,
    list: data.list.map((comment) => toView(comment, language)),
    total: data.total,
    threads: data.threads,
    pages: Math.max(1, Math.ceil(data.threads / COMMENTS_PER_PAGE)),
    isOn: data.is_on,
    isOpen: data.is_open,
    storyHref: href(locale, kind, { id: contentId }),
    base: href(locale, kind === 'flash' ? 'flashComments' : 'articleComments', { id: contentId }),
  };
}

type Listed = CallOutput<'commentPage'>['list'][number];

function toView(comment: Listed | ShownComment, language: ReaderLanguage): CommentView {
  const local = (text: string) => localText(text, comment.lang, language);
  return {
    id: comment.id,
    by: comment.by,
    body: local(comment.body),
    quote: local(comment.quote),
    lang: localLang(comment.lang, language),
    isShown: comment.state === 'public',
    reason: comment.reason,
    isPicked: comment.is_picked,
    isEdited: comment.is_edited,
    likes: comment.likes,
    at: toIso(comment.created_time),
    replies: 'replies' in comment ? comment.replies.map((reply) => toView(reply, language)) : [],
  };
}
