import { sql } from 'drizzle-orm';
import { createHash, createHmac } from 'node:crypto';
import type { Context } from '@/backend/kernel/context';
import type { Member } from '@/backend/kernel/caller';
import type { UploadPurpose } from '@/backend/contract/uploads/calls';
import { ApiError } from '@/backend/kernel/errors';
import { encodeApart } from './encode-apart';
import type { PictureRefusal } from './encode';
import { fetchPicture } from './fetch-picture';
import { runQueued } from './queue';
import { PICTURE_RULES } from './rules';
import { storeOf } from './storage';
import { uploads } from '@/backend/db/schema/uploads';

export const PICTURE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
} as const;

export interface StoredPicture {
  /** Path under the resource host, `/uploads/…` or `/privateUploads/…`. */
  path: string;
  width: number;
  height: number;
}

/**
 * Checks and encodes a picture under the rules of its purpose, and stores it under a name derived from its content; the
 * name of a private one also depends on its owner.
 * @returns what is stored, or why it is refused
 */
export async function storePicture(
  context: Context,
  bytes: Uint8Array,
  purpose: UploadPurpose | 'import',
  ownerId = 0,
): Promise<StoredPicture | PictureRefusal> {
  const rules = PICTURE_RULES[purpose];
  const picture = (await runQueued(ownerId, () => encodeApart({ bytes, rules }))) ?? 'unavailable';
  if (typeof picture === 'string') return picture;
  const hash = rules.isPrivate
    ? createHmac('sha256', `${context.config.secret}:${ownerId}`)
    : createHash('sha256');
  const name = hash.update(picture.data).digest('hex').slice(0, 32);
  const folder = rules.isPrivate ? 'privateUploads' : 'uploads';
  const path = `/${folder}/${name.slice(0, 2)}/${name}.${picture.ending}`;
  await storeOf(context.config).put(path, picture.data, PICTURE_TYPES[picture.ending]);
  return { path, width: picture.width, height: picture.height };
}

/**
 * Stores a member's upload. The purposes that are checked later stay when the same picture is uploaded for another one:
 * that of an avatar, which is good for any, and that of feedback.
 * @param rules the rules to check it by, if not those of its purpose
 * @returns its path
 * @throws ApiError with the reason of a refusal
 */
export async function storeUpload(
  context: Context,
  member: Member,
  bytes: Uint8Array,
  purpose: UploadPurpose,
  rules: UploadPurpose | 'import' = purpose,
): Promise<string> {
  const stored = await storePicture(context, bytes, rules, member.id);
  if (typeof stored === 'string') throw new ApiError(stored, { image: stored });
  await context.db
    .insert(uploads)
    .values({ path: stored.path, userId: member.id, purpose, createdAt: context.now() })
    .onConflictDoUpdate({
      target: [uploads.path, uploads.userId],
      set: {
        purpose: sql`case when excluded.purpose = 'avatar' or ${uploads.purpose} not in ('avatar', 'feedback')
          then excluded.purpose else ${uploads.purpose} end`,
      },
    });
  return stored.path;
}

/**
 * Stores a copy of a picture from a sign-in provider. @returns its path
 * @throws Error with the reason
 */
export async function storeRemotePicture(context: Context, url: string): Promise<string> {
  const { google, twitter } = context.config;
  const trusted = [google?.issuer, twitter?.apiUrl].flatMap((providerUrl) =>
    providerUrl ? [new URL(providerUrl).origin] : [],
  );
  const bytes = await fetchPicture(url, ({ origin }) => trusted.includes(origin));
  const stored = await storePicture(context, bytes, 'content');
  if (typeof stored === 'string') throw new Error(stored);
  return stored.path;
}
