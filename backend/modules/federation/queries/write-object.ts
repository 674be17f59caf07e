import { NEWSROOM } from '@/backend/contract/federation/addresses';
import type { Locale } from '@/backend/contract/locale';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import type { ContentKind } from '@/backend/contract/stories/story';
import type { Config } from '@/backend/kernel/config';
import { pageUrl } from '@/backend/kernel/page-url';
import { pickText } from '@/backend/kernel/text/local';
import type { PostedStory, PostText } from './read-story';
import { actorUrl, addressees, postUrl } from './site-addresses';

type Site = Pick<Config, 'siteUrl'>;

/** A document of ActivityStreams without its context. */
export type ActivityObject = Record<string, unknown>;

/** The page of a story in a language, as its canonical link has it. */
const storyPath = (kind: ContentKind, id: number) => (kind === 'flash' ? `/news/${id}` : `/wz_detail/${id}`);

/** Hexadecimal digits in the address of a share picture; with other digits it leads to the current picture. */
const PICTURE_DIGITS = 16;

/**
 * A story as an object of ActivityStreams (https://www.w3.org/TR/activitystreams-vocabulary/): a flash is a Note, whose
 * text servers show, an article is an Article, of which they show title, summary and link.
 * @param postId the number of the post, part of its id
 */
export function writeObject(site: Site, story: PostedStory, postId: number): ActivityObject {
  const [original] = story.texts;
  if (!original) throw new Error(`story ${story.id} has no text`);
  const path = storyPath(story.kind, story.id);
  const isArticle = story.kind === 'article';
  const contentOf = (text: PostText) => toHtml(text, isArticle, pageUrl(site, text.lang, path));
  return {
    type: isArticle ? 'Article' : 'Note',
    id: postUrl(site, postId),
    attributedTo: actorUrl(site, NEWSROOM),
    ...addressees(site),
    published: toInstant(story.releaseTime),
    url: pageUrl(site, original.lang, path),
    ...(isArticle && {
      name: original.title,
      nameMap: inLanguages(story.texts, ({ title }) => title),
      summary: original.summary,
      summaryMap: inLanguages(story.texts, ({ summary }) => summary),
    }),
    content: contentOf(original),
    contentMap: inLanguages(story.texts, contentOf),
    attachment: [
      {
        type: 'Image',
        mediaType: 'image/png',
        url: pictureUrl(site, story, original.lang),
        name: original.title,
      },
    ],
    tag: story.labels.flatMap((label) => toHashtag(site, label)),
  };
}

/** What is left of a withdrawn post: its id and its time. */
export const writeTombstone = (site: Site, postId: number, withdrawnAt: Date): ActivityObject => ({
  type: 'Tombstone',
  id: postUrl(site, postId),
  deleted: toInstant(withdrawnAt),
});

/** The form of instants in ActivityStreams, to the second. */
export const toInstant = (time: Date): string =>
  `${time.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;

function toHtml({ title, summary, lines }: PostText, isArticle: boolean, url: string): string {
  const paragraphs = isArticle
    ? [escapeText(summary)]
    : [`<strong>${escapeText(title)}</strong>`, ...lines.map(escapeText)];
  const link = `<a href="${escapeAttribute(url)}">${escapeText(url)}</a>`;
  return [...paragraphs, link]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

const inLanguages = (
  texts: readonly PostText[],
  valueOf: (text: PostText) => string,
): Partial<Record<Locale, string>> => Object.fromEntries(texts.map((text) => [text.lang, valueOf(text)]));

/** Another address for each version, so that servers which keep pictures read a changed one. */
function pictureUrl({ siteUrl }: Site, { id, version }: PostedStory, lang: Locale): string {
  return `${siteUrl}/share/story/${id}/${lang}-${version.toString(16).padStart(PICTURE_DIGITS, '0')}.png`;
}

/** A label as a hashtag, which has only letters and digits; nothing for a name without them. */
function toHashtag(site: Site, { id, name }: PostedStory['labels'][number]): ActivityObject[] {
  const { lang, text } = pickText(name, 'zh-Hans');
  const word = text.replace(/[^\p{L}\p{N}_]/gu, '');
  if (word === '') return [];
  return [{ type: 'Hashtag', name: `#${word}`, href: pageUrl(site, lang, `/features/label/${id}`) }];
}
