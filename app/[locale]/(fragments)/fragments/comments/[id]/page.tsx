import { CommentSection } from '@/components/comments/comment-section';
import { readComments } from '@/lib/comments/read';
import { pageLanguage, type PageProps, toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

/** The comments in the HTML of a story; while there are none, nothing: a script brings the form later. */
export default async function CommentsFragment({ params }: PageProps<'id'>) {
  const language = await pageLanguage();
  const comments = await readComments(toId((await params).id), language);
  return comments.list.length > 0 && <CommentSection comments={comments} locale={language.locale} />;
}
