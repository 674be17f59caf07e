import { DeskFrame } from '@/components/desk/desk-frame';
import { IssueResults } from '@/components/desk/newsletters/issue-results';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale, type PageProps, toId } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskNewsletters');
}

export default async function ResultsPage({ params }: PageProps<'id'>) {
  const locale = await pageLocale();
  const results = await readForDesk('letterResults', { id: toId((await params).id), locale });
  return (
    <DeskFrame current="deskNewsletters">
      <IssueResults results={results} locale={locale} />
    </DeskFrame>
  );
}
