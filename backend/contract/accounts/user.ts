import { z } from 'zod';
import { dateTime, id } from '@/backend/contract/fields';

export const ROLES = ['columnist', 'organiser', 'editor', 'admin'] as const;
/** What a member may do beyond reading; a plain reader has none. */
const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const PROVIDERS = ['google', 'twitter'] as const;
export const provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof provider>;

export const VERIFICATION_STATES = ['none', 'pending', 'verified', 'rejected'] as const;
export const verificationState = z.enum(VERIFICATION_STATES);

/** The signed-in member as they see themselves. */
export const user = z.object({
  id,
  /** The displayed name. */
  nickname: z.string(),
  /** The path of the picture, or empty. */
  avatar_img: z.string(),
  bio: z.string(),
  /** Empty for an account without an e-mail address. */
  email: z.string(),
  /** The phone number, masked as `138****1234`; empty when there is none. */
  mobile: z.string(),
  phone_code: z.string(),
  roles: z.array(role),
  levelList: z.array(z.string()),
  has_password: z.boolean(),
  providers: z.array(provider),
  verification: verificationState,
  /** The number of unread notifications. */
  unread: z.number(),
  created_time: dateTime,
});
export type User = z.infer<typeof user>;

/** A member as others see them. */
export const publicUser = z.object({
  id,
  nickname: z.string(),
  avatar_img: z.string(),
  bio: z.string(),
  is_verified: z.boolean(),
  /** The id of this member's author page; null without one. */
  author_id: id.nullable(),
  created_time: dateTime,
});

/**
 * The answer to a sign-in. `session`: `token` goes into the Authorization header of every further call. `upgrade`: a
 * phone account without an e-mail address; its token opens only `/bindEmail` and `/setNewPassword`.
 */
export const signedIn = z.object({
  token: z.string(),
  id,
  kind: z.enum(['session', 'upgrade']),
  /** Null for `upgrade`. */
  user: user.nullable(),
});
export type SignedIn = z.infer<typeof signedIn>;
