export const EVENT_MODES = ['offline', 'online', 'both'] as const;

/** The status of an event for its organiser. `pending` waits for an editor, if editors review events. */
export const EVENT_STATUSES = ['draft', 'pending', 'published', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Who may hold events: everyone; members with the role; everyone, after an editor has looked. */
export const HOSTING_MODES = ['open', 'selected', 'reviewed'] as const;
export type HostingMode = (typeof HOSTING_MODES)[number];

export const QUESTION_KINDS = ['text', 'choice', 'consent'] as const;

/** How an invitation to hold an event together stands. */
export const COHOST_STATES = ['invited', 'accepted', 'declined'] as const;

/** Days the address of a preview works. */
export const EVENT_PREVIEW_DAYS = 7;

/** The texts of an event that each language has its own of. */
export const EVENT_TEXTS = ['title', 'summary', 'details', 'city', 'address'] as const;
export type EventText = (typeof EVENT_TEXTS)[number];
