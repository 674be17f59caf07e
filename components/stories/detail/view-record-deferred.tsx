'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page, because counting a view is less urgent than showing the page. */
export const ViewRecord = deferPart(() => import('./view-record').then((file) => file.ViewRecord));
