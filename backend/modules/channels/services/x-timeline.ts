import { z } from 'zod';
import { ChannelError, type ChannelPost } from './service';
import type { CallX } from './x-answers';

const PER_PAGE = 100;
const MAX_PAGES = 5;
/** How far the clocks of X and of this machine may be apart. */
const CLOCKS_MS = 60_000;

const userSchema = z.object({ data: z.object({ id: z.string().min(1) }) });
const timelineSchema = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        entities: z
          .object({ urls: z.array(z.object({ url: z.string(), expanded_url: z.string() })).default([]) })
          .optional(),
      }),
    )
    .default([]),
  meta: z.object({ next_token: z.string().optional() }).optional(),
});
type TimelinePost = z.output<typeof timelineSchema>['data'][number];

/**
 * Looks for a post in the timeline of the account: one that leads to the same address, or says the same where the text
 * has no address.
 * @returns its id, or null when it is not there
 * @throws ChannelError
 */
export async function findInTimeline(call: CallX, post: ChannelPost, begunAt: Date): Promise<string | null> {
  const user = userSchema.safeParse((await call('GET', '/2/users/me')).body);
  if (!user.success) throw new ChannelError('later', 'an answer without a user');
  const from = new Date(begunAt.getTime() - CLOCKS_MS).toISOString().replace(/\.\d+/, '');
  const query = new URLSearchParams({
    start_time: from,
    max_results: String(PER_PAGE),
    'tweet.fields': 'entities',
  });
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await call('GET', `/2/users/${user.data.data.id}/tweets?${query}`);
    const timeline = timelineSchema.safeParse(answer.body);
    if (!timeline.success) throw new ChannelError('later', 'an answer without a timeline');
    const match = timeline.data.data.find((candidate) => isSamePost(candidate, post));
    if (match) return match.id;
    const next = timeline.data.meta?.next_token;
    if (!next) return null;
    query.set('pagination_token', next);
  }
  throw new ChannelError('refused', 'too many posts since then to find it among them');
}

function isSamePost({ text, entities }: TimelinePost, post: ChannelPost): boolean {
  const urls = entities?.urls ?? [];
  if (post.text.includes(post.link)) return urls.some(({ expanded_url }) => expanded_url === post.link);
  // At the end of a post with a picture stands the short address of the picture.
  const bare = (value: string) =>
    value
      .replace(/https?:\/\/\S+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .normalize('NFC');
  return bare(unescape(text)) === bare(post.text);
}

/** X writes three signs of a text as HTML does. */
const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
