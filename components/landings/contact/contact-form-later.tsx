'use client';

import { hydrateWithMessages } from '@/components/ui/hydration/hydrate-with-messages';

/** Loaded after the page: readers read a landing page before they write to the desk about it. */
export const ContactForm = hydrateWithMessages(() =>
  import('./contact-form').then((file) => file.ContactForm),
);
