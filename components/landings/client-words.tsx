import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import type { Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';

interface Props {
  locale: Locale;
  /** What the parts that run in the browser speak of: a page without a form or a quiz carries few words. */
  of: 'landing' | 'contact' | 'quiz' | 'atlas';
  children: ReactNode;
}

/** The words of what runs in the browser on a landing or in the quiz. */
export async function ClientWords({ locale, of, children }: Props) {
  const { landing, login, fieldErrors, quiz, atlas } = await messagesOf(locale);
  const messages = {
    landing: { landing },
    contact: { landing, login, fieldErrors },
    quiz: { quiz },
    atlas: { atlas },
  }[of];
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Shanghai">
      {of === 'contact' ? <ToastProvider>{children}</ToastProvider> : children}
    </NextIntlClientProvider>
  );
}
