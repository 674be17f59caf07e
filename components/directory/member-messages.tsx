import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { MessagesProvider } from '@/components/ui/hydration/messages-provider';
import type { Locale } from '@/lib/platform/language/locales';
import { messagesOf } from '@/lib/platform/language/messages';

/** Gives client components the messages for voting and proposing tools. */
export async function MemberMessages({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { toolsDirectory, login, fieldErrors } = await messagesOf(locale);
  const { vote, voted, votes, propose } = toolsDirectory;
  return (
    <MessagesProvider
      locale={locale}
      messages={{ toolsDirectory: { vote, voted, votes, propose }, login, fieldErrors }}
    >
      <ToastProvider>{children}</ToastProvider>
    </MessagesProvider>
  );
}
