import { z } from 'zod';
import { request, retrySeconds } from './request';
import { ChannelError, type ChannelPost, type OpenService, type SentPost } from './service';

/** The most characters of a message, in code points. */
const MAX_LENGTH = 2000;
/** A webhook allows 30 messages a minute. */
const PER_MINUTE = 30;

const messageSchema = z.object({ id: z.string(), channel_id: z.string() });
const errorSchema = z.object({ message: z.string().default(''), code: z.number().default(0) });
const limitedSchema = z.object({ retry_after: z.number() });

/** Error codes of Discord: the message is gone, the webhook is gone. */
const UNKNOWN_MESSAGE = 10008;
const UNKNOWN_WEBHOOK = 10015;

/** Discord by a webhook of a room: posts can be edited and removed; a webhook cannot answer a message. */
export const openDiscord: OpenService<{ webhookUrl: string }> = (settings, { fetch }) => {
  if (!settings) return null;
  const base = new URL(settings.webhookUrl);
  const addressOf = (path: string, query: string) => `${base.origin}${base.pathname}${path}${query}`;
  const call = async (method: string, url: string, post?: ChannelPost): Promise<unknown> => {
    const answer = await request(fetch, url, {
      method,
      ...(post && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contentOf(post)),
      }),
    });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    const { message, code } = errorSchema.safeParse(answer.body).data ?? { message: '', code: 0 };
    if (answer.status === 429) {
      const limited = limitedSchema.safeParse(answer.body);
      const seconds = limited.success ? limited.data.retry_after : retrySeconds(answer);
      throw new ChannelError('later', message || '429', { retryAfter: seconds });
    }
    if (answer.status >= 500) throw new ChannelError('uncertain', message || `${answer.status}`);
    throw new DiscordError(message || `${answer.status}`, code, answer.status);
  };
  const sentPost = (body: unknown): SentPost => {
    const message = messageSchema.safeParse(body);
    if (!message.success) throw new ChannelError('uncertain', 'an answer without a message');
    // The address of a message has the server in it, which a webhook does not say; this one leads there all the same.
    return { reference: message.data.id, link: null };
  };
  return {
    name: 'discord',
    // The last part of the address is the secret; the number before it names the webhook.
    account: base.pathname.split('/').at(-2) ?? '',
    limit: { length: MAX_LENGTH, count: (text) => [...text].length },
    rate: { perMinute: PER_MINUTE },
    able: { edit: true, remove: true, idempotent: false, find: false, isDraft: false, hasBody: false },
    send: async (post) => sentPost(await call('POST', addressOf('', '?wait=true'), post)),
    edit: async (reference, post) =>
      sentPost(await call('PATCH', addressOf(`/messages/${encodeURIComponent(reference)}`, ''), post)),
    async remove(reference) {
      try {
        await call('DELETE', addressOf(`/messages/${encodeURIComponent(reference)}`, ''));
      } catch (error) {
        if (!(error instanceof DiscordError && error.code === UNKNOWN_MESSAGE)) throw error;
      }
    },
  };
};

/** A refusal with Discord's own code. */
class DiscordError extends ChannelError {
  constructor(
    message: string,
    readonly code: number,
    status: number,
  ) {
    const isWebhook = code === UNKNOWN_WEBHOOK || (status === 404 && code !== UNKNOWN_MESSAGE);
    super('refused', message, { isChannel: isWebhook || status === 401 || status === 403 });
  }
}

/** Nobody is notified by name, whatever a title says. */
const contentOf = ({ text, picture }: ChannelPost) => ({
  content: text,
  embeds: picture ? [{ image: { url: picture.url } }] : [],
  allowed_mentions: { parse: [] },
});
