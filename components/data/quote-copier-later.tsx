'use client';

import { later } from '@/components/ui/later';

export const QuoteCopier = later(() => import('./quote-copier').then((file) => file.QuoteCopier));
