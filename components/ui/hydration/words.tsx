'use client';

import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import type { Messages } from '@/lib/platform/language/messages';

/** Some messages, with the names they have in the catalogue. */
type SomeMessages = { [Area in keyof Messages]?: Partial<Messages[Area]> };

interface Given {
  locale: Locale;
  messages: SomeMessages;
}

const Words = createContext<Given | null>(null);

/**
 * Provides messages for the parts of a page that are loaded later (`hydrateWithMessages`); the code that formats the
 * messages is loaded with those parts.
 */
export function WordsProvider({ locale, messages, children }: Given & { children: ReactNode }) {
  return <Words value={{ locale, messages }}>{children}</Words>;
}

/** @throws Error outside a `WordsProvider` */
export function useWords(): Given {
  const words = use(Words);
  if (words === null) throw new Error('outside a WordsProvider');
  return words;
}
