'use client';

import { deferPart } from '@/components/ui/hydration/defer-part';

/** Loaded after the page. Requests to open the dialog that come earlier wait in the store. */
export const LoginHost = deferPart(() => import('./login-host').then((file) => file.LoginHost));
