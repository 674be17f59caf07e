import { notFound } from 'next/navigation';
import { COMMENT_SORTS } from '@/backend/contract/comments/states';
import { CommentSection } from '@/components/comments/comment-section';
import { readComments } from '@/lib/comments/read';
import { pageLanguage, type PageProps, toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

/** The comments of a story in an order a reader chose, with the form also where there are none yet. */
export default async function SortedCommentsFragment({ params }: PageProps<'id' | 'sort'>) {
  const { id, sort: name } = await params;
  const sort = COMMENT_SORTS.find((each) => each === name);
  if (!sort) notFound();
  const language = await pageLanguage();
  const comments = await readComments(toId(id), language, { sort });
  return comments.isOn && <CommentSection comments={comments} locale={language.locale} />;
}
