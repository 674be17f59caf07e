import type { ReactNode } from 'react';
import { BareShell } from '@/components/layout/bare-shell';
import { pageLocale } from '@/lib/page';

export default async function LandingLayout({ children }: { children: ReactNode }) {
  return <BareShell locale={await pageLocale()}>{children}</BareShell>;
}
