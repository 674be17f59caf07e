import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ChannelRules } from '@/backend/contract/channels/rules';
import { channelPosts } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { pageUrl } from '@/backend/kernel/page-url';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { fitText, labelWords } from './post-text';
import type { PostedStory } from './story';

export type PostRow = typeof channelPosts.$inferSelect;

/** What a story would be posted as, without its picture. */
export interface PreparedText {
  text: string;
  /** Of all that is posted. */
  hash: string;
  title: string;
  summary: string;
  html: string | null;
  link: string;
}

/** A short hash of what is posted, by which a later change is seen. */
const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/** The path of a story's page, by which the portal finds it. */
const pathOf = ({ kind, id }: PostedStory) => `${kind === 'flash' ? '/news' : '/wz_detail'}/${id}`;

/** The address of a story's page, with the channel as its source. */
export function linkOf(
  { config }: Pick<Context, 'config'>,
  story: PostedStory,
  locale: ChannelRules['locale'],
  channel: string | null,
): string {
  const url = pageUrl(config, locale, pathOf(story));
  return channel === null ? url : `${url}?utm_source=${channel}`;
}

/**
 * The words of a story for a channel: by its template, or those an editor wrote for it, to which the link is added where it is
 * missing, since every post leads back. Null when the story has no text in the language of the channel.
 */
export function prepareText(
  context: Pick<Context, 'config'>,
  service: ChannelService,
  story: PostedStory,
  { rules, ownText }: { rules: ChannelRules; ownText: string | null },
): PreparedText | null {
  if (story.text === null) return null;
  const { title, summary, html, labels } = story.text;
  const link = linkOf(context, story, rules.locale, service.name);
  const words = { title, summary, link, tags: labelWords(labels) };
  const template = ownText === null ? rules.templates[story.kind] : withLink(ownText, link);
  const text = fitText(template, words, service.limit);
  if (text === null) return null;
  const body = story.kind === 'article' ? html : null;
  const hash = hashOf(text, ...(service.able.hasBody ? [title, body ?? ''] : []));
  return { text, hash, title, summary, html: body, link };
}

const withLink = (text: string, link: string) =>
  text.includes('{link}') || text.includes(link) ? text : `${text}\n{link}`;

/** What the earlier post of the same thread is called; null when there is none at this channel. */
export async function readReplyTo(
  { db }: Context,
  { followsId }: PostedStory,
  row: Pick<PostRow, 'channel'>,
): Promise<string | null> {
  if (followsId === null) return null;
  const [earlier] = await db
    .select({ reference: channelPosts.reference, state: channelPosts.state })
    .from(channelPosts)
    .where(and(eq(channelPosts.contentId, followsId), eq(channelPosts.channel, row.channel)));
  return earlier && (earlier.state === 'sent' || earlier.state === 'edited') ? earlier.reference : null;
}
