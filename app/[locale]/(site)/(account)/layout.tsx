import type { ReactNode } from 'react';
import { PortalShell } from '@/components/layout/portal-shell';
import { pageLocale } from '@/lib/page';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return <PortalShell locale={await pageLocale()}>{children}</PortalShell>;
}
