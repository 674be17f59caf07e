import type { Messages } from '@/lib/platform/language/messages';

/** Words of the desk's pages and rooms. */
export type DeskPageName = keyof Messages['desk']['pages'];
