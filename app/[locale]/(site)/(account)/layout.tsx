import type { ReactNode } from 'react';
import { PortalShell } from '@/components/shell/portal-shell';
import { pageLocale } from '@/lib/platform/routing/page-params';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return <PortalShell locale={await pageLocale()}>{children}</PortalShell>;
}
