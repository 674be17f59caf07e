import type { ReactNode } from 'react';
import { BareShell } from '@/components/shell/bare-shell';
import { pageLocale } from '@/lib/platform/routing/page-params';

export default async function BareLayout({ children }: { children: ReactNode }) {
  return <BareShell locale={await pageLocale()}>{children}</BareShell>;
}
