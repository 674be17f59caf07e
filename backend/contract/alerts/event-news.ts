/**
 * The changes of an event browsers are notified of. Without zod, because the worker that shows them imports it, too.
 */
export const EVENT_NEWS = ['published', 'moved', 'cancelled', 'reminder'] as const;

export type EventNews = (typeof EVENT_NEWS)[number];
