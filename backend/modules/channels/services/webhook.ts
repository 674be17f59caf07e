import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { WebhookSettings } from '@/backend/kernel/channel-settings';
import { request, retrySeconds } from './request';
import { ChannelError, type ChannelPost, type OpenService } from './service';

const MAX_LENGTH = 10_000;
const PER_MINUTE = 120;

const sentSchema = z.object({
  reference: z.string().min(1).max(500).optional(),
  link: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * A program of the newsroom, told of each post by a signed POST (Standard Webhooks). `webhook-id` is the same at every try,
 * so that the program can leave out what it had before. It may answer `{reference, link}`.
 */
export const openWebhook: OpenService<WebhookSettings> = (settings, { fetch, now }) => {
  if (!settings) return null;
  const signer = new Webhook(settings.secret, { format: 'raw' });
  const call = async (id: string, kind: string, data: Record<string, unknown>): Promise<unknown> => {
    const body = JSON.stringify({ type: kind, timestamp: now().toISOString(), data });
    const answer = await request(fetch, settings.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now().getTime() / 1000)),
        'webhook-signature': signer.sign(id, now(), body),
      },
      body,
    });
    const { status } = answer;
    if (status >= 200 && status < 300) return answer.body;
    if (status === 429 || status === 503)
      throw new ChannelError('later', `${status}`, { retryAfter: retrySeconds(answer) });
    if (status >= 500) throw new ChannelError('uncertain', `${status}`);
    throw new ChannelError('refused', `${status}`, { isChannel: [401, 403, 404, 410].includes(status) });
  };
  return {
    name: 'webhook',
    account: new URL(settings.url).host,
    limit: { length: MAX_LENGTH, count: (text) => [...text].length },
    rate: { perMinute: PER_MINUTE },
    able: { edit: true, remove: true, idempotent: true, find: false, isDraft: false, hasBody: false },
    async send(post) {
      const sent = sentSchema.safeParse(await call(post.key, 'post.sent', dataOf(post)));
      return {
        reference: (sent.success && sent.data.reference) || post.key,
        link: (sent.success && sent.data.link) || null,
      };
    },
    async edit(reference, post) {
      await call(post.key, 'post.edited', { reference, ...dataOf(post) });
      return { reference, link: null };
    },
    async remove(reference) {
      await call(`${reference}-removed`, 'post.removed', { reference });
    },
  };
};

const dataOf = ({ contentId, kind, locale, title, summary, text, link, picture, replyTo }: ChannelPost) => ({
  content_id: contentId,
  kind,
  locale,
  title,
  summary,
  text,
  link,
  picture: picture && { url: picture.url, alt: picture.alt },
  reply_to: replyTo,
});
