/** What browsers are told of an event. Without zod: the worker that shows it knows them, too. */
export const EVENT_NEWS = ['published', 'moved', 'cancelled', 'reminder'] as const;

export type EventNews = (typeof EVENT_NEWS)[number];
