'use client';

import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '@/lib/platform/language/locales';
import type { Messages } from '@/lib/platform/language/messages';

/** Some messages, with the names they have in the catalogue. */
type SomeMessages = { [Area in keyof Messages]?: Partial<Messages[Area]> };

interface Provided {
  locale: Locale;
  messages: SomeMessages;
}

const ProvidedMessages = createContext<Provided | null>(null);

/**
 * Provides messages for the parts of a page that are loaded later (`deferHydrationWithMessages`); the code that formats the
 * messages is loaded with those parts.
 */
export function MessagesProvider({ locale, messages, children }: Provided & { children: ReactNode }) {
  return <ProvidedMessages value={{ locale, messages }}>{children}</ProvidedMessages>;
}

/** @throws Error outside a `MessagesProvider` */
export function useProvidedMessages(): Provided {
  const provided = use(ProvidedMessages);
  if (provided === null) throw new Error('outside a MessagesProvider');
  return provided;
}
