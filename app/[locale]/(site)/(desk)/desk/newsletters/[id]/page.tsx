import { DeskFrame } from '@/components/desk/desk-frame';
import { IssueDesk } from '@/components/desk/newsletters/issue-desk';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { pageLocale, type PageProps, toId } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskNewsletters');
}

export default async function NewsletterPage({ params }: PageProps<'id'>) {
  const locale = await pageLocale();
  const id = toId((await params).id);
  const issue = await readForDesk('letterIssue', { id, locale });
  const [offers, recent] = await Promise.all([
    readForDesk('letterOffers', { letter: issue.letter, locale }),
    readForDesk('letterIssues', { letter: issue.letter, size: 4, locale }),
  ]);
  return (
    <DeskFrame current="deskNewsletters" isWide>
      <IssueDesk
        key={issue.id}
        issue={issue}
        offers={offers}
        recent={recent.list.filter((each) => each.id !== issue.id).slice(0, 3)}
      />
    </DeskFrame>
  );
}
