/** Why a feed could not be read. */
export const FEED_ERRORS = [
  'timeout',
  'unreachable',
  'private',
  'certificate',
  'refused',
  'notFound',
  'gone',
  'serverError',
  'tooLarge',
  'tooManyRedirects',
  'notAFeed',
] as const;

export type FeedErrorKey = (typeof FEED_ERRORS)[number];

/** What an editor can do with an entry instead of publishing it. */
export const ENTRY_DECISIONS = ['drop', 'keep'] as const;

export const FEED_NAME_MAX_LENGTH = 120;
export const MAX_SILENCE_HOURS = 24 * 90;
export const DEFAULT_SILENCE_HOURS = 48;

/** The charsets an editor can choose for a feed that claims another one than it has. */
export const FEED_CHARSETS = [
  'utf-8',
  'gb18030',
  'big5',
  'windows-1252',
  'shift_jis',
  'euc-jp',
  'euc-kr',
] as const;
