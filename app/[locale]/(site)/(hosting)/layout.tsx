import type { ReactNode } from 'react';
import { PortalShell } from '@/components/layout/portal-shell';
import { pageLocale } from '@/lib/page';
import { chromeOf } from '@/lib/routes';

export default async function HostingLayout({ children }: { children: ReactNode }) {
  return (
    <PortalShell locale={await pageLocale()} hasFooter={chromeOf('hosting').footer}>
      {children}
    </PortalShell>
  );
}
