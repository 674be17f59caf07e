import { Dateline } from './dateline';
import { NavCount } from './nav-count';
import { PriceList } from './price-list';

/** The components that show today's numbers, loaded together. */
export const todayParts = { Dateline, NavCount, PriceList };
