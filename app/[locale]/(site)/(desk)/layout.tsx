import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { ShellEffects } from '@/components/shell/shell-effects';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** The toast stands outside the pages: what a command did is still read on the page it leads to. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ToastProvider>{children}</ToastProvider>
      <ShellEffects locale={await pageLocale()} />
    </>
  );
}
