/** What a member can follow: an author, a topic, a label, an event, or the thread of a story and its follow-ups. */
export const FOLLOW_KINDS = ['author', 'topic', 'label', 'event', 'thread'] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** How often a member hears of it, the quickest first. */
export const PACES = ['now', 'daily', 'weekly'] as const;
export type Pace = (typeof PACES)[number];

/** What is told of a followed event. */
export const FOLLOWED_EVENT_NEWS = ['moved', 'cancelled', 'sale'] as const;
export type FollowedEventNews = (typeof FOLLOWED_EVENT_NEWS)[number];

/** What becomes of one piece of news on one of the two ways. */
export const NEWS_STATES = ['none', 'waiting', 'sent', 'dropped'] as const;
export const FOLLOW_LETTER_STATES = ['sending', 'sent', 'refused', 'uncertain'] as const;

/** The most things one member may follow. */
export const MAX_FOLLOWS = 500;
/** The most letters at once that a member gets in an hour; what is beyond is gathered in the next. */
export const LETTERS_AN_HOUR = 4;
/** The hour at which digests are sent unless the member says otherwise, in the newsroom's time zone. */
export const DIGEST_HOUR = 8;
export const DIGEST_WEEKDAY = 1;
export const NEWSROOM_ZONE = 'Asia/Shanghai';
