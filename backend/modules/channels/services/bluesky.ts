import { z } from 'zod';
import type { BlueskySettings } from '@/backend/kernel/channel-account-settings';
import { isRecordMissing, openBlueskySession } from './bluesky-session';
import { BLUESKY_LENGTH, blueskyLength, facetsOf, recordKey } from './bluesky-text';
import { idempotentStep } from './idempotent-step';
import { ChannelError, type ChannelPost, type OpenService, type SentPost } from './service';

const COLLECTION = 'app.bsky.feed.post';
/** The most bytes of the picture of a link. */
const MAX_PICTURE_BYTES = 1_000_000;
/** A server allows an account some 1,600 posts an hour. */
const PER_MINUTE = 20;

const strongRef = z.object({ uri: z.string(), cid: z.string() });
const replySchema = z.object({ reply: z.object({ root: strongRef }) });

/**
 * Bluesky by the AT protocol: posts with a link card, which can be removed; a change is not shown to readers there. A post
 * has a record key made of its own key, so that it is never there twice and can be read back.
 */
export const openBluesky: OpenService<BlueskySettings> = (settings, tools) => {
  if (!settings) return null;
  const call = openBlueskySession(settings, tools);

  const getRecord = (rkey: string) =>
    idempotentStep(() =>
      call(async (records, did) => {
        try {
          return (await records.getRecord({ repo: did, collection: COLLECTION, rkey })).data;
        } catch (error) {
          if (isRecordMissing(error)) return null;
          throw error;
        }
      }),
    );
  const sentPost = (uri: string): SentPost => ({
    reference: uri,
    link: `https://bsky.app/profile/${settings.handle}/post/${keyOf(uri)}`,
  });
  const find = async ({ key }: ChannelPost) => {
    const record = await getRecord(recordKey(key));
    return record && sentPost(record.uri);
  };

  async function cardOf({ picture, link, title, summary }: ChannelPost) {
    const bytes = await picture?.bytes();
    const isUploaded = picture && bytes && bytes.byteLength <= MAX_PICTURE_BYTES;
    const thumb = isUploaded
      ? await idempotentStep(() =>
          call(async (records) => (await records.uploadBlob(bytes, { encoding: picture.mime })).data.blob),
        )
      : undefined;
    return {
      $type: 'app.bsky.embed.external',
      external: { uri: link, title, description: summary, ...(thumb && { thumb }) },
    };
  }

  /** The earlier post and the first of its thread; null when it is gone. */
  async function replyOf(reference: string) {
    const parent = await getRecord(keyOf(reference));
    if (!parent?.cid) return null;
    const ref = { uri: parent.uri, cid: parent.cid };
    const earlier = replySchema.safeParse(parent.value);
    return { root: earlier.success ? earlier.data.reply.root : ref, parent: ref };
  }

  return {
    name: 'bluesky',
    account: `@${settings.handle}`,
    limit: { length: BLUESKY_LENGTH, count: blueskyLength },
    rate: { perMinute: PER_MINUTE },
    able: { edit: false, remove: true, idempotent: true, find: true, isDraft: false, hasBody: false },
    async send(post) {
      const earlier = await find(post);
      if (earlier) return earlier;
      const reply = post.replyTo ? await replyOf(post.replyTo) : null;
      const record = {
        $type: COLLECTION,
        text: post.text,
        facets: facetsOf(post.text),
        langs: [post.locale],
        createdAt: tools.now().toISOString(),
        embed: await cardOf(post),
        ...(reply && { reply }),
      };
      const rkey = recordKey(post.key);
      try {
        return await call(async (records, did) => {
          const { data } = await records.createRecord({ repo: did, collection: COLLECTION, rkey, record });
          return sentPost(data.uri);
        });
      } catch (error) {
        // A server that has the record already answers with an error of its own choice.
        const isAnswered = error instanceof ChannelError && error.outcome !== 'later';
        const arrived = isAnswered ? await find(post).catch(() => null) : null;
        if (arrived) return arrived;
        throw error;
      }
    },
    edit: () => Promise.reject(new ChannelError('refused', 'Bluesky does not show changes of posts')),
    remove: (reference) =>
      idempotentStep(() =>
        call(async (records, did) => {
          await records.deleteRecord({ repo: did, collection: COLLECTION, rkey: keyOf(reference) });
        }),
      ),
    find,
  };
};

/** The record key in `at://did/collection/key`. */
const keyOf = (uri: string): string => uri.split('/').at(-1) ?? '';
