export const EVENT_MODES = ['offline', 'online', 'both'] as const;

/** The status of an event as its organiser sees it. `pending` events wait for an editor, if editors review events. */
export const EVENT_STATUSES = ['draft', 'pending', 'published', 'cancelled'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Who may hold events: everyone; members with the role; everyone, but an editor reviews each event. */
export const HOSTING_MODES = ['open', 'selected', 'reviewed'] as const;
export type HostingMode = (typeof HOSTING_MODES)[number];

export const QUESTION_KINDS = ['text', 'choice', 'consent'] as const;

/** The state of an invitation to co-host an event. */
export const COHOST_STATES = ['invited', 'accepted', 'declined'] as const;

/** The days a preview address works. */
export const EVENT_PREVIEW_DAYS = 7;

/** The texts of an event that exist once per language. */
export const EVENT_TEXTS = ['title', 'summary', 'details', 'city', 'address'] as const;
export type EventText = (typeof EVENT_TEXTS)[number];
