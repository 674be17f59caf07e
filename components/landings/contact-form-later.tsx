'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** Loaded after the page: readers read a landing page before they write to the desk about it. */
export const ContactForm = hydrateInWords(() => import('./contact-form').then((file) => file.ContactForm));
