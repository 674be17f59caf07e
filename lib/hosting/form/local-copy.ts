import type { EventDocument } from './document';

/**
 * The name under which this browser stores the copy of a form.
 * @param user id of the member
 * @param id id of the event; null for a new one
 */
export const formCopyName = (user: number, id: number | null): string =>
  `lx_event_form:${user}:${id ?? 'new'}`;

/** Whether a stored value is the document of a form, as far as can be seen. */
export const isEventDocument = (value: unknown): value is EventDocument =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'tickets' in value &&
  'speakers' in value;
