'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';
import type { DatelineProps } from './dateline';
import { EmptyDateline } from './empty-dateline';
import { PriceFrame } from './price-frame';
import type { PriceListProps } from './price-list';
import type { todayParts } from './today-parts';

/** Cached pages do not contain today's numbers, so the components that show them are loaded after the page. */
const load = async <Name extends keyof typeof todayParts>(name: Name) =>
  (await import('./today-parts')).todayParts[name];

export const Dateline = deferPart<DatelineProps>(() => load('Dateline'), EmptyDateline);
export const NavCount = deferPart(() => load('NavCount'));
export const PriceList = deferPart<PriceListProps>(() => load('PriceList'), PriceFrame);
