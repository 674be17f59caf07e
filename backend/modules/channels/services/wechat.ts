import { z } from 'zod';
import { idempotentStep } from './idempotent-step';
import { ChannelError, type ChannelPost, type OpenService, type ServiceTools } from './service';
import { bodyOf, type UploadPicture } from './wechat-body';
import { type CallWechat, openWechatCalls, WechatError, type WechatSettings } from './wechat-calls';
import { findDraft } from './wechat-drafts';

/** The text of a flash; a title has its own limits. */
const MAX_LENGTH = 10_000;
/** WeChat allows far more calls; each draft takes several. */
const PER_MINUTE = 10;
/** What the editor of WeChat takes, and what its interface promises to take. */
const TITLE_LENGTHS = [64, 32];
const MAX_DIGEST = 120;
/** Pictures of a body: their size, their formats, and how long one may take to be read. */
const MAX_PICTURE_BYTES = 1024 * 1024;
const PICTURES = ['image/jpeg', 'image/png'];
const TIMEOUT_MS = 15_000;

const MEDIA_UNKNOWN = 40007;
const TITLE_TOO_LONG = 45003;

const mediaSchema = z.object({ media_id: z.string().min(1) });
const pictureSchema = z.object({ url: z.string().min(1) });

/**
 * A WeChat official account: a story becomes a draft with cover and pictures, which an editor looks at and sends in WeChat.
 * Until then it can be changed and removed from here. Whether a draft has arrived is read in the draft box.
 */
export const openWechat: OpenService<WechatSettings> = (settings, tools) => {
  if (!settings) return null;
  const call = openWechatCalls(settings, tools);
  /** The cover of the post that is being tried, so that another try does not upload it again. */
  let covered: { key: string; cover: string } | null = null;

  async function coverOf({ key, picture }: ChannelPost): Promise<string> {
    if (covered?.key === key) return covered.cover;
    // Every story has one: the portal did not draw it now.
    if (!picture) throw new ChannelError('later', 'a draft needs a picture');
    const form = pictureForm(await picture.bytes(), picture.mime);
    const answer = await idempotentStep(() => call('/cgi-bin/material/add_material?type=image', form));
    const media = mediaSchema.safeParse(answer);
    if (!media.success) throw new ChannelError('later', 'an answer without a picture');
    covered = { key, cover: media.data.media_id };
    return covered.cover;
  }

  /** Calls with the article of a post, and with a shorter title when the account takes no longer one. */
  async function withArticle(post: ChannelPost, publish: (article: object) => Promise<unknown>) {
    const cover = await coverOf(post);
    const upload: UploadPicture = (url, withinMs) =>
      uploadPicture(call, tools, { url, withinMs, link: post.link });
    const content = await bodyOf(post, upload, tools.now);
    const articleWith = (titleLength: number | undefined) => ({
      article_type: 'news',
      title: cut(post.title, titleLength),
      digest: cut(post.summary, MAX_DIGEST),
      content,
      content_source_url: post.link,
      thumb_media_id: cover,
    });
    const [length, shorter] = TITLE_LENGTHS;
    try {
      return { cover, answer: await publish(articleWith(length)) };
    } catch (error) {
      if (isCode(error, MEDIA_UNKNOWN)) covered = null;
      if (!isCode(error, TITLE_TOO_LONG)) throw error;
      return { cover, answer: await publish(articleWith(shorter)) };
    }
  }

  return {
    name: 'wechat',
    account: settings.id,
    limit: { length: MAX_LENGTH, count: (text) => [...text].length },
    rate: { perMinute: PER_MINUTE },
    able: { edit: true, remove: true, idempotent: false, find: true, isDraft: true, hasBody: true },
    async send(post) {
      const { answer, cover } = await withArticle(post, (article) =>
        call('/cgi-bin/draft/add', { articles: [article] }),
      );
      const draft = mediaSchema.safeParse(answer);
      if (!draft.success) throw new ChannelError('uncertain', 'an answer without a draft');
      covered = null;
      return { reference: `${draft.data.media_id} ${cover}`, link: null };
    },
    async edit(reference, post) {
      const [draft = '', formerCover = ''] = reference.split(' ');
      const { cover } = await withArticle(post, (article) =>
        idempotentStep(() => call('/cgi-bin/draft/update', { media_id: draft, index: 0, articles: article })),
      ).catch(sayWhereDraftIs);
      covered = null;
      await removeCover(call, formerCover);
      return { reference: `${draft} ${cover}`, link: null };
    },
    async remove(reference) {
      const [draft = '', cover = ''] = reference.split(' ');
      await idempotentStep(() => call('/cgi-bin/draft/delete', { media_id: draft })).catch(sayWhereDraftIs);
      await removeCover(call, cover);
    },
    find: (post, begunAt) => idempotentStep(() => findDraft(call, post, begunAt)),
  };
};

const isCode = (error: unknown, code: number) => error instanceof WechatError && error.code === code;

/** A draft leaves the box when it is sent, and then nobody can change it from here. */
function sayWhereDraftIs(error: unknown): never {
  if (!isCode(error, MEDIA_UNKNOWN)) throw error;
  throw new ChannelError('refused', 'the draft is not in the draft box: it was sent or deleted in WeChat');
}

/** A cover nobody needs takes a place in the library of the account; it is no failure when it stays. */
async function removeCover(call: CallWechat, cover: string): Promise<void> {
  if (!cover) return;
  try {
    await call('/cgi-bin/material/del_material', { media_id: cover });
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
  }
}

function pictureForm(bytes: Uint8Array, mime: string): FormData {
  const form = new FormData();
  const name = mime === 'image/png' ? 'picture.png' : 'picture.jpg';
  form.set('media', new Blob([new Uint8Array(bytes)], { type: mime }), name);
  return form;
}

/** Uploads a picture of this site, if WeChat takes its format and size. */
async function uploadPicture(
  call: CallWechat,
  { fetch }: ServiceTools,
  { url, link, withinMs }: { url: string; link: string; withinMs: number },
): Promise<string | null> {
  if (new URL(url).origin !== new URL(link).origin) return null;
  const picture = await readPicture(fetch, url, Math.min(withinMs, TIMEOUT_MS));
  if (!picture) return null;
  try {
    const form = pictureForm(picture.bytes, picture.mime);
    const answer = pictureSchema.safeParse(
      await idempotentStep(() => call('/cgi-bin/media/uploadimg', form)),
    );
    return answer.success ? answer.data.url : null;
  } catch (error) {
    // One picture WeChat does not take does not hold the draft up; a quota or a wrong account does.
    if (error instanceof WechatError && error.outcome === 'refused' && !error.isChannel) return null;
    throw error;
  }
}

async function readPicture(fetch: typeof globalThis.fetch, url: string, withinMs: number) {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(withinMs) });
    const mime = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (!answer.ok || !PICTURES.includes(mime)) return null;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.byteLength <= MAX_PICTURE_BYTES ? { bytes, mime } : null;
  } catch {
    return null;
  }
}

/** The beginning of a text, in characters. */
const cut = (text: string, length = Infinity): string => {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
};
