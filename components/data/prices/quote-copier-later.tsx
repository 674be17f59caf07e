'use client';

import { later } from '@/components/ui/hydration/later';

export const QuoteCopier = later(() => import('./quote-copier').then((file) => file.QuoteCopier));
