import type { ReactNode } from 'react';
import { RegionShell } from '@/components/region/region-shell';
import { pageLocale } from '@/lib/page';

export default async function UsaLayout({ children }: { children: ReactNode }) {
  return (
    <RegionShell locale={await pageLocale()} region="usa">
      {children}
    </RegionShell>
  );
}
