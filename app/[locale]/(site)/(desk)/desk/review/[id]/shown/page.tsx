import { SubmittedArticle } from '@/components/desk/review/submitted-article';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskReview');
}

/** A submitted draft as its readers would see it, for the frames beside its review. */
export default async function SubmittedPage(props: PageProps<'id'>) {
  const { id, locale } = await readRequest(props);
  const draft = await readForDesk('reviewDraft', { id, locale });
  return <SubmittedArticle draft={draft} locale={locale} />;
}
