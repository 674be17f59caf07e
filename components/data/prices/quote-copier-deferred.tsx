'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

export const QuoteCopier = deferPart(() => import('./quote-copier').then((file) => file.QuoteCopier));
