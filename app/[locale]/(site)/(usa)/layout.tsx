import type { ReactNode } from 'react';
import { RegionShell } from '@/components/shell/region-shell';
import { pageLocale } from '@/lib/platform/routing/page-params';

export default async function UsaLayout({ children }: { children: ReactNode }) {
  return (
    <RegionShell locale={await pageLocale()} region="usa">
      {children}
    </RegionShell>
  );
}
