import { z } from 'zod';
import type { XSettings } from '@/backend/kernel/channel-account-settings';
import { idempotentStep } from './idempotent-step';
import { request } from './request';
import { ChannelError, type ChannelPicture, type ChannelPost, type OpenService } from './service';
import { type CallX, xError } from './x-answers';
import { findInTimeline } from './x-timeline';
import { xLength } from './x-length';
import { openXTokens } from './x-tokens';

const MAX_LENGTH = 280;
/** X allows an account 100 posts in 15 minutes. */
const PER_MINUTE = 6;
const MAX_ALT = 1000;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const DUPLICATE = /duplicate content/i;
const DUPLICATE_MS = 3_600_000;

const madeSchema = z.object({ data: z.object({ id: z.string().min(1) }) });

/**
 * X by its API v2: posts with a picture, which can be removed and not changed. It takes no idempotency key; whether a post
 * has arrived is read in the account's own timeline.
 */
export const openX: OpenService<XSettings> = (settings, tools) => {
  if (!settings) return null;
  const { account, apiUrl } = settings;
  const { fetch, now } = tools;
  const tokens = openXTokens(settings, tools);

  const callWith = (token: string, method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    return request(fetch, `${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    });
  };
  const call: CallX = async (method, path, body) => {
    const token = await tokens.access();
    let answer = await callWith(token, method, path, body);
    if (answer.status === UNAUTHORIZED)
      answer = await callWith(await tokens.renew(token), method, path, body);
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (method === 'DELETE' && answer.status === NOT_FOUND) return answer;
    throw xError(answer, now());
  };
  const sentPost = (id: string) => ({
    reference: id,
    link: `https://x.com/${account?.slice(1) ?? 'i'}/status/${id}`,
  });

  const find = (post: ChannelPost, since: Date) =>
    idempotentStep(async () => {
      const id = await findInTimeline(call, post, since);
      return id === null ? null : sentPost(id);
    });
  /** X refuses what the account has posted a short time ago: an earlier try may have arrived after all. */
  const findDuplicate = async (post: ChannelPost) => {
    const arrived = await find(post, new Date(now().getTime() - DUPLICATE_MS));
    if (arrived) return arrived;
    throw new ChannelError('refused', 'X takes it for a post the account has made already');
  };

  return {
    name: 'x',
    account: account ?? '',
    limit: { length: MAX_LENGTH, count: xLength },
    rate: { perMinute: PER_MINUTE },
    able: { edit: false, remove: true, idempotent: false, find: true, isDraft: false, hasBody: false },
    async send(post) {
      const { picture, text, replyTo } = post;
      const media = picture && (await idempotentStep(() => upload(call, picture)));
      const answer = await call('POST', '/2/tweets', {
        text,
        ...(media && { media: { media_ids: [media] } }),
        ...(replyTo && { reply: { in_reply_to_tweet_id: replyTo } }),
      }).catch((error: unknown) => {
        if (error instanceof ChannelError && DUPLICATE.test(error.message)) return null;
        throw error;
      });
      if (answer === null) return findDuplicate(post);
      const created = madeSchema.safeParse(answer.body);
      if (!created.success) throw new ChannelError('uncertain', 'an answer without a post');
      return sentPost(created.data.data.id);
    },
    edit: () => Promise.reject(new ChannelError('refused', 'X does not let posts be changed')),
    remove: (reference) =>
      idempotentStep(async () => {
        await call('DELETE', `/2/tweets/${encodeURIComponent(reference)}`);
      }),
    find,
  };
};

/** @returns the id of an uploaded picture, which a post can have */
async function upload(call: CallX, picture: ChannelPicture): Promise<string> {
  const form = new FormData();
  form.set('media_category', 'tweet_image');
  form.set('media_type', picture.mime);
  form.set('media', new Blob([new Uint8Array(await picture.bytes())], { type: picture.mime }), 'picture');
  const answer = await call('POST', '/2/media/upload', form);
  const uploaded = madeSchema.safeParse(answer.body);
  if (!uploaded.success) throw new ChannelError('later', 'an answer without a picture');
  const { id } = uploaded.data.data;
  if (picture.alt) await describe(call, id, picture.alt);
  return id;
}

/** A picture that cannot be described is posted all the same. */
async function describe(call: CallX, id: string, alt: string): Promise<void> {
  const text = [...alt].slice(0, MAX_ALT).join('');
  try {
    await call('POST', '/2/media/metadata', { id, metadata: { alt_text: { text } } });
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
  }
}
