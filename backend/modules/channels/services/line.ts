import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { LineSettings } from '@/backend/kernel/channel-account-settings';
import { request, retrySeconds, type ServiceAnswer } from './request';
import { ChannelError, type ChannelPost, type OpenService } from './service';

/** The most characters of a message, in UTF-16 units. */
const MAX_LENGTH = 5000;
/** LINE allows a channel 60 broadcasts an hour. */
const PER_MINUTE = 1;
const MAX_URL = 2000;
/** LINE remembers a key for a day; the last hour of it is left to clocks and slow calls. */
const KEY_HOURS = 23;
const PICTURES = ['image/jpeg', 'image/png'];
const CONFLICT = 409;
const TOO_MANY = 429;
/** Statuses that concern the channel and not the message. */
const OF_CHANNEL = [401, 403];
/** What LINE says when the messages of a month are used up: waiting for some minutes does not help. */
const MONTHLY = /monthly limit/i;

const errorSchema = z.object({ message: z.string().default('') });

/**
 * LINE by its Messaging API: a message to everybody who follows the account. It can be neither changed nor removed. A
 * broadcast has a key, with which LINE accepts it once within a day.
 */
export const openLine: OpenService<LineSettings> = (settings, { fetch }) => {
  if (!settings) return null;
  const { token, account, apiUrl } = settings;
  const cannot = (what: string) =>
    Promise.reject(new ChannelError('refused', `LINE cannot ${what} messages`));
  return {
    name: 'line',
    account: account ?? '',
    limit: { length: MAX_LENGTH, count: (text) => text.length },
    rate: { perMinute: PER_MINUTE },
    able: {
      edit: false,
      remove: false,
      idempotent: true,
      idempotentHours: KEY_HOURS,
      find: false,
      isDraft: false,
      hasBody: false,
    },
    async send(post) {
      const answer = await request(fetch, `${apiUrl}/v2/bot/message/broadcast`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-line-retry-key': retryKey(post.key),
        },
        body: JSON.stringify({ messages: messagesOf(post) }),
      });
      // The key was accepted before: the answer names the request that was.
      const reference = answer.header(
        answer.status === CONFLICT ? 'x-line-accepted-request-id' : 'x-line-request-id',
      );
      if (answer.status !== 200 && (answer.status !== CONFLICT || !reference)) throw lineError(answer);
      return { reference: reference ?? retryKey(post.key), link: null };
    },
    edit: () => cannot('change'),
    remove: () => cannot('remove'),
  };
};

/** The key of a post as a UUID, the only form LINE takes. */
export function retryKey(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

/** The text, and its picture where LINE can fetch it. */
function messagesOf({ text, picture }: ChannelPost): object[] {
  const isShown =
    picture !== null &&
    picture.url.startsWith('https://') &&
    picture.url.length <= MAX_URL &&
    PICTURES.includes(picture.mime);
  return [
    ...(isShown ? [{ type: 'image', originalContentUrl: picture.url, previewImageUrl: picture.url }] : []),
    { type: 'text', text },
  ];
}

function lineError(answer: ServiceAnswer): ChannelError {
  const { status } = answer;
  const message = errorSchema.safeParse(answer.body).data?.message || String(status);
  if (status >= 500) return new ChannelError('uncertain', message);
  if (status === TOO_MANY && !MONTHLY.test(message))
    return new ChannelError('later', message, { retryAfter: retrySeconds(answer) });
  return new ChannelError('refused', message, {
    isChannel: OF_CHANNEL.includes(status) || status === TOO_MANY,
  });
}
