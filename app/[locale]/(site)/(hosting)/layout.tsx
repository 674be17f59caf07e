import type { ReactNode } from 'react';
import { PortalShell } from '@/components/shell/portal-shell';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { chromeOf } from '@/lib/platform/routing/routes';

export default async function HostingLayout({ children }: { children: ReactNode }) {
  return (
    <PortalShell locale={await pageLocale()} hasFooter={chromeOf('hosting').footer}>
      {children}
    </PortalShell>
  );
}
