import type { Messages } from '@/lib/platform/language/messages';

/** Keys of the messages that name the pages of the desk. */
export type DeskPageName = keyof Messages['desk']['pages'];
