'use client';

import { usePathname } from 'next/navigation';
import { PageFailure } from '@/components/shell/page-failure';
import { failureWords } from '@/components/shell/failure-words';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** A page that broke in the browser. The words travel with it: nothing can be fetched any more. */
export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  const { locale } = splitAddress(usePathname());
  return <PageFailure error={error} retry={reset} {...failureWords[locale]} />;
}
