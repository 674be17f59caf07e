/** A calendar file of these lines. */
export const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
/** The lines of an event named Meet in a calendar file. */
export const vevent = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a@x',
  'SUMMARY:Meet',
  'LOCATION:Hall',
  ...lines,
  'END:VEVENT',
];
