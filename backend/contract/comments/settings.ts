import { z } from 'zod';
import { MODERATION_MODES } from './states';

/** Where comments are on, until when they are taken, and which an editor sees first. */
export const commentSettings = z.object({
  articles: z.boolean().default(true),
  flashes: z.boolean().default(true),
  /** Days after the publication in which comments are taken; 0 for no end. */
  closes_after_days: z.number().int().min(0).max(3650).default(0),
  moderation: z.enum(MODERATION_MODES).default('record'),
  /** Public comments after which a member's comments are no longer seen first. */
  first_comments: z.number().int().min(0).max(50).default(3),
  /** Days after joining in which comments with links wait. */
  link_days: z.number().int().min(0).max(365).default(7),
});
export type CommentSettings = z.output<typeof commentSettings>;
