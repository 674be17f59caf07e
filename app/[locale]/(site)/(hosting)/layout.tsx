import type { ReactNode } from 'react';
import { PlainShell } from '@/components/shell/plain-shell';
import { pageLocale } from '@/lib/platform/routing/page-params';

export default async function HostingLayout({ children }: { children: ReactNode }) {
  return <PlainShell locale={await pageLocale()}>{children}</PlainShell>;
}
