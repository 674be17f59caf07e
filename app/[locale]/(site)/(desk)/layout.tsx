import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { ShellEffects } from '@/components/shell/effects/shell-effects';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** The toast is rendered outside the pages, so that the message of a command stays on the page it leads to. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ToastProvider>{children}</ToastProvider>
      <ShellEffects locale={await pageLocale()} />
    </>
  );
}
