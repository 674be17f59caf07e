/** `id` of the box with an event's tickets, for links to it. */
export const TICKET_BOX_ID = 'tickets';
