'use client';

import { hydrateLater } from '@/components/ui/hydrate-later';

/** It is the browser's own form until then. */
export const SearchField = hydrateLater(() => import('./search-field').then((file) => file.SearchField));
