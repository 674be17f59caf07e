/**
 * The windows over which a change is measured, with their hours. The side bar, the price strip, tables and figures all
 * show the same one: the last value against the value so many hours before it.
 */
export const CHANGE_WINDOWS = { day: 24, week: 7 * 24, month: 30 * 24, year: 365 * 24 } as const;

export type ChangeWindow = keyof typeof CHANGE_WINDOWS;
