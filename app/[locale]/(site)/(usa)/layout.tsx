import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { RegionShell } from '@/components/shell/region-shell';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { readRegionView } from '@/lib/regions/region-view';

export default async function UsaLayout({ children }: { children: ReactNode }) {
  const locale = await pageLocale();
  return (
    <RegionShell locale={locale} region={(await readRegionView('usa', locale)) ?? notFound()}>
      {children}
    </RegionShell>
  );
}
