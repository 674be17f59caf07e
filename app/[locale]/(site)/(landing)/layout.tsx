import type { ReactNode } from 'react';
import { ShellEffects } from '@/components/shell/effects/shell-effects';
import { pageLocale } from '@/lib/platform/routing/page-params';

export default async function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ShellEffects locale={await pageLocale()} />
    </>
  );
}
