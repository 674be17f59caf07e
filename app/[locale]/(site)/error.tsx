'use client';

import { usePathname } from 'next/navigation';
import { PageFailure } from '@/components/shell/page-failure';
import { failureWords } from '@/components/shell/failure-words';
import { splitAddress } from '@/lib/platform/routing/local-address';

/** Shown when a page fails in the browser. Its words are bundled, because fetching them may fail, too. */
export default function SiteError({ error, reset }: { error: Error; reset: () => void }) {
  const { locale } = splitAddress(usePathname());
  return <PageFailure error={error} retry={reset} {...failureWords[locale]} />;
}
