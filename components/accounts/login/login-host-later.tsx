'use client';

import { later } from '@/components/ui/hydration/later';

/** Loaded after the page. Requests to open the dialog that come earlier wait in the store. */
export const LoginHost = later(() => import('./login-host').then((file) => file.LoginHost));
