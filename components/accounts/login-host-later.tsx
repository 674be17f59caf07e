'use client';

import { later } from '@/components/ui/later';

/** What asks for the dialog is heard from the start; the store holds it until the dialog is there. */
export const LoginHost = later(() => import('./login-host').then((file) => file.LoginHost));
