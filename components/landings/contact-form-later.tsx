'use client';

import { hydrateInWords } from '@/components/ui/hydrate-in-words';

/** A landing is read before its host is written to. */
export const ContactForm = hydrateInWords(() => import('./contact-form').then((file) => file.ContactForm));
