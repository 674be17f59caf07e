'use client';

import { deferHydration } from '@/components/ui/hydration/defer-hydration';

/** Loaded after the page: until then the field is part of a plain form. */
export const SearchField = deferHydration(() => import('./search-field').then((file) => file.SearchField));
