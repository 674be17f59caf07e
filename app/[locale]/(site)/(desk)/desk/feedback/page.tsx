import { DeskFrame } from '@/components/desk/desk-frame';
import { Inbox } from '@/components/desk/pages/inbox';
import type { Search } from '@/lib/desk/list-query';
import { feedbackQuery } from '@/lib/desk/page-query';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskFeedback');
}

export default async function FeedbackPage({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await pageLocale();
  const query = feedbackQuery(await searchParams);
  const feedback = await readForDesk('deskFeedback', query);
  return (
    <DeskFrame current="deskFeedback">
      <Inbox locale={locale} query={query} feedback={feedback} />
    </DeskFrame>
  );
}
