import { desc, eq, gte, inArray, or } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { CHANNELS } from '@/backend/contract/channels/names';
import type { Locale } from '@/backend/contract/locale';
import { channelPosts } from '@/backend/db/schema/channels';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { openServices } from './open-services';
import type { PostRow } from './prepare-post';
import { readRules } from './rules';

type Desk = CallOutput<'channelDesk'>;

const MAX_POSTS = 400;
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** What an editor has to look at, however old. */
const OPEN = ['held', 'queued', 'sending', 'uncertain', 'failed'] as const;

/** The configured channels with their rules, and the stories posted today (UTC+8) or waiting. */
export async function readChannelDesk(context: Context, locale: Locale): Promise<Desk> {
  const services = openServices(context);
  const list: Desk['list'] = [];
  for (const { name, account, limit, able } of services)
    list.push({
      channel: name,
      account,
      max_length: limit.length,
      may_edit: able.edit,
      may_remove: able.remove,
      ...(await readRules(context, name)),
    });
  const on = new Set(services.map(({ name }) => name));
  if (context.config.federation !== null) on.add('fediverse');
  return { off: CHANNELS.filter((name) => !on.has(name)), list, stories: await listStories(context, locale) };
}

async function listStories({ db, now }: Context, locale: Locale): Promise<Desk['stories']> {
  const shanghai = now().getTime() + SHANGHAI_MS;
  const today = new Date(shanghai - (shanghai % DAY_MS) - SHANGHAI_MS);
  const posts = await db
    .select()
    .from(channelPosts)
    .where(or(gte(channelPosts.changedAt, today), inArray(channelPosts.state, [...OPEN])))
    .orderBy(desc(channelPosts.changedAt), desc(channelPosts.id))
    .limit(MAX_POSTS);
  const ids = [...new Set(posts.map(({ contentId }) => contentId))];
  if (ids.length === 0) return [];
  const stories = await db
    .select({ id: contents.id, kind: contents.kind, written: contents.lang })
    .from(contents)
    .where(inArray(contents.id, ids));
  const texts = await db
    .select({ id: contentTexts.contentId, lang: contentTexts.lang, title: contentTexts.title })
    .from(contentTexts)
    .innerJoin(contents, eq(contents.id, contentTexts.contentId))
    .where(inArray(contentTexts.contentId, ids));
  return ids.flatMap((id) => {
    const story = stories.find((each) => each.id === id);
    const langs = texts.filter((each) => each.id === id);
    const text =
      langs.find(({ lang }) => lang === locale) ??
      langs.find(({ lang }) => lang === story?.written) ??
      langs[0];
    if (!story || !text) return [];
    const { title, lang } = text;
    return [{ id, kind: story.kind, title, lang, posts: postsOf(posts, id) }];
  });
}

const postsOf = (posts: readonly PostRow[], id: number) =>
  CHANNELS.flatMap((name) => posts.filter((post) => post.contentId === id && post.channel === name)).map(
    ({ channel, state, problem, link, changedAt }) => ({
      channel,
      state,
      problem,
      link: state === 'removed' ? '' : (link ?? ''),
      time: toWireTime(changedAt),
    }),
  );
