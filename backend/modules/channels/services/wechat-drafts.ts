import { z } from 'zod';
import { ChannelError, type ChannelPost, type SentPost } from './service';
import type { CallWechat } from './wechat-calls';

const PER_PAGE = 20;
const MAX_PAGES = 10;
/** How far the clocks of WeChat and of this machine may be apart. */
const CLOCKS_SECONDS = 60;

const boxSchema = z.object({
  total_count: z.number().default(0),
  item: z
    .array(
      z.object({
        media_id: z.string(),
        /** Seconds since 1970 */
        update_time: z.number(),
        content: z.object({
          news_item: z.array(
            z.object({ content_source_url: z.string().default(''), thumb_media_id: z.string().default('') }),
          ),
        }),
      }),
    )
    .default([]),
});

/**
 * Looks for the draft of a post in the draft box: one that leads to the same address and is not older than its sending.
 * @throws ChannelError
 */
export async function findDraft(
  call: CallWechat,
  { link }: ChannelPost,
  begunAt: Date,
): Promise<SentPost | null> {
  const since = begunAt.getTime() / 1000 - CLOCKS_SECONDS;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const offset = page * PER_PAGE;
    const box = boxSchema.safeParse(
      await call('/cgi-bin/draft/batchget', { offset, count: PER_PAGE, no_content: 1 }),
    );
    if (!box.success) throw new ChannelError('later', 'an answer without drafts');
    for (const { media_id: draft, update_time: at, content } of box.data.item) {
      const [article] = content.news_item;
      if (at >= since && article?.content_source_url === link)
        return { reference: `${draft} ${article.thumb_media_id}`, link: null };
    }
    if (box.data.item.length === 0 || offset + box.data.item.length >= box.data.total_count) return null;
  }
  throw new ChannelError('refused', 'too many drafts to find it among them');
}
