import 'server-only';
import { absolute } from '@/lib/platform/config/site';
import { HTML_LANG } from '@/lib/platform/language/locales';
import type { CommentsView, CommentView } from './read';

/** The public comments of a page as JSON-LD: text, who wrote it when, and which it replies to. */
export function commentGraph({ list, storyHref }: Pick<CommentsView, 'list' | 'storyHref'>): string {
  const story = absolute(storyHref);
  const idOf = ({ id }: CommentView) => `${story}#comment-${id}`;
  const node = (comment: CommentView, parent?: CommentView) => ({
    '@type': 'Comment',
    '@id': idOf(comment),
    about: { '@id': `${story}#article` },
    ...(parent && { parentItem: { '@id': idOf(parent) } }),
    text: comment.body,
    inLanguage: HTML_LANG[comment.lang],
    author: { '@type': 'Person', name: comment.by.name },
    dateCreated: comment.at,
    upvoteCount: comment.likes,
  });
  const nodes = list.flatMap((comment) => [
    ...(comment.isShown ? [node(comment)] : []),
    ...comment.replies.map((reply) => node(reply, comment.isShown ? comment : undefined)),
  ]);
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
