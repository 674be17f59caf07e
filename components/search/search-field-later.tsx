'use client';

import { hydrateLater } from '@/components/ui/hydration/hydrate-later';

/** Loaded after the page: until then the field is part of a plain form. */
export const SearchField = hydrateLater(() => import('./search-field').then((file) => file.SearchField));
