import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { MessagesProvider } from '@/components/ui/hydration/messages-provider';
import type { Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';

interface Props {
  locale: Locale;
  /** The messages each client component needs, so that a page sends no others. */
  of: 'landing' | 'contact' | 'quiz' | 'atlas';
  children: ReactNode;
}

/** Gives the client components of a landing page, the quiz or the atlas their messages. */
export async function ClientMessages({ locale, of, children }: Props) {
  const { landing, login, fieldErrors, quiz, atlas } = await messagesOf(locale);
  const messages = {
    landing: { landing },
    contact: { landing, login, fieldErrors },
    quiz: { quiz },
    atlas: { atlas },
  }[of];
  return (
    <MessagesProvider locale={locale} messages={messages}>
      {of === 'contact' ? <ToastProvider>{children}</ToastProvider> : children}
    </MessagesProvider>
  );
}
