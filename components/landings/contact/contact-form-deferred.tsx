'use client';

import { deferHydrationWithMessages } from '@/components/ui/hydration/defer-hydration-with-messages';

/** Loaded after the page: readers read a landing page before they write to the desk about it. */
export const ContactForm = deferHydrationWithMessages(() =>
  import('./contact-form').then((file) => file.ContactForm),
);
