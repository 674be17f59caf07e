import { z } from 'zod';
import type { TelegramSettings } from '@/backend/kernel/channel-settings';
import { request } from './request';
import { ChannelError, type ChannelPost, type OpenService, type SentPost } from './service';

/** The most characters of a message, in UTF-16 units, as the Bot API counts them. */
const MAX_LENGTH = 4096;
/** The Bot API allows a chat 20 messages a minute. */
const PER_MINUTE = 20;

const answerSchema = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});
const messageSchema = z.object({
  message_id: z.number(),
  chat: z.object({ id: z.number(), username: z.string().optional() }),
});

/** Statuses that concern the bot or the chat and not the message. */
const OF_CHANNEL = [401, 403, 404];
const CHAT_GONE = /chat not found|bot was (?:kicked|blocked)|not enough rights|need administrator/i;
const UNCHANGED = /message is not modified/i;
const GONE = /message to (?:delete|edit) not found|message_id_invalid/i;

/** Telegram by its Bot API: posts of a channel, which can be edited, removed, and answer an earlier one. */
export const openTelegram: OpenService<TelegramSettings> = (settings, { fetch }) => {
  if (!settings) return null;
  const { token, chat, apiUrl } = settings;
  const call = async (method: string, input: Record<string, unknown>): Promise<unknown> => {
    const { status, body } = await request(fetch, `${apiUrl}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chat, ...input }),
    });
    const answer = answerSchema.safeParse(body);
    if (status >= 500 || !answer.success) throw new ChannelError('uncertain', `${status}`);
    const { ok, result, description, parameters } = answer.data;
    if (ok) return result;
    if (status === 429)
      throw new ChannelError('later', description, { retryAfter: parameters?.retry_after ?? null });
    throw new ChannelError('refused', description || `${status}`, {
      isChannel: OF_CHANNEL.includes(status) || CHAT_GONE.test(description),
    });
  };
  const sentPost = (result: unknown): SentPost => {
    const message = messageSchema.safeParse(result);
    if (!message.success) throw new ChannelError('uncertain', 'an answer without a message');
    const { message_id: id, chat: room } = message.data;
    return { reference: String(id), link: room.username ? `https://t.me/${room.username}/${id}` : null };
  };
  return {
    name: 'telegram',
    account: chat,
    limit: { length: MAX_LENGTH, count: (text) => text.length },
    rate: { perMinute: PER_MINUTE },
    able: { edit: true, remove: true, idempotent: false, find: false, isDraft: false, hasBody: false },
    send: async (post) =>
      sentPost(
        await call('sendMessage', {
          ...contentOf(post),
          ...(post.replyTo && {
            reply_parameters: { message_id: Number(post.replyTo), allow_sending_without_reply: true },
          }),
        }),
      ),
    async edit(reference, post) {
      try {
        return sentPost(await call('editMessageText', { message_id: Number(reference), ...contentOf(post) }));
      } catch (error) {
        if (error instanceof ChannelError && UNCHANGED.test(error.message)) return { reference, link: null };
        throw error;
      }
    },
    async remove(reference) {
      try {
        await call('deleteMessage', { message_id: Number(reference) });
      } catch (error) {
        if (!(error instanceof ChannelError && GONE.test(error.message))) throw error;
      }
    },
  };
};

/** The picture is that of the page: Telegram shows it large above the text, so the text has the whole length. */
const contentOf = ({ text, link, picture }: ChannelPost) => ({
  text,
  link_preview_options: picture
    ? { url: link, prefer_large_media: true, show_above_text: true }
    : { is_disabled: true },
});
