import { DeskFrame } from '@/components/desk/desk-frame';
import { RedirectsDesk } from '@/components/desk/redirects/redirects-desk';
import type { Search } from '@/lib/desk/list-query';
import { deskMetadata } from '@/lib/desk/metadata';
import { redirectsQuery } from '@/lib/desk/page-query';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskRedirects');
}

export default async function RedirectsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await pageLocale();
  const query = redirectsQuery(await searchParams);
  const redirects = await readForDesk('redirects', { ...query, size: 50 });
  return (
    <DeskFrame current="deskRedirects">
      <RedirectsDesk locale={locale} query={query} redirects={redirects} />
    </DeskFrame>
  );
}
