/** The box an event's tickets stand in; links lead there. */
export const TICKET_BOX_ID = 'tickets';
