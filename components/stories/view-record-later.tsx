'use client';

import { later } from '@/components/ui/later';

/** What is counted comes after what is read. */
export const ViewRecord = later(() => import('./view-record').then((file) => file.ViewRecord));
