/**
 * How a story stands at a channel. `held`: it waits for an editor. `queued`: it is sent as soon as it is due. `sending`: it
 * was begun. `sent`, `edited`, `removed`: what the service accepted last. `uncertain`: nobody knows whether the service has
 * it. `failed`: it was refused. `skipped`: it is not meant for this channel.
 */
export const POST_STATES = [
  'held',
  'queued',
  'sending',
  'sent',
  'edited',
  'removed',
  'uncertain',
  'failed',
  'skipped',
] as const;
export type PostState = (typeof POST_STATES)[number];

/** What a post is not, although it should be. */
export const POST_PROBLEMS = [
  /** The channel is not set up any more. */
  'off',
  /** The story has no text in the language of the channel. */
  'noText',
  /** The service refused it. */
  'refused',
  /** The service refuses everything of this channel. */
  'channelRefused',
  /** It could not be reached for as long as it is tried. */
  'unreached',
  /** The story was changed, and the service cannot change posts. */
  'cannotEdit',
  /** The service refused the change. */
  'editRefused',
  /** The story was withdrawn, and the service cannot remove posts. */
  'cannotRemove',
  /** The service refused to remove it. */
  'removeRefused',
] as const;

/** What an editor does to the post of one story at one channel. */
export const POST_ACTS = ['send', 'skip', 'remove', 'posted', 'notPosted', 'write', 'follow'] as const;
export type PostAct = (typeof POST_ACTS)[number];

/** When stories of a group go out by themselves. `manual`: never. `held`: prepared, and an editor lets it go. */
export const POST_TIMINGS = ['manual', 'held', 'now', 'daily'] as const;
export type PostTiming = (typeof POST_TIMINGS)[number];

/** The groups of stories that rules speak of. */
export const POST_GROUPS = ['keyFlash', 'flash', 'article'] as const;
export type PostGroup = (typeof POST_GROUPS)[number];

/** The longest text an editor may write for one channel. */
export const MAX_POST_TEXT = 10_000;
export const MAX_TEMPLATE = 500;
