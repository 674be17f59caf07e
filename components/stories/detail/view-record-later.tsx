'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page, because counting a view is less urgent than showing the page. */
export const ViewRecord = later(() => import('./view-record').then((file) => file.ViewRecord));
