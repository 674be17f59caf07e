import { Dateline } from './dateline';
import { NavCount } from './nav-count';
import { PriceList } from './price-list';

/** What shows the numbers of today, loaded together. */
export const todayParts = { Dateline, NavCount, PriceList };
