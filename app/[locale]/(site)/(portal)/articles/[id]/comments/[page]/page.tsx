import type { Metadata } from 'next';
import { CommentsPage } from '@/components/comments/comments-page';
import { commentsMetadata } from '@/lib/comments/metadata';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 300;

export async function generateMetadata(props: PageProps<'id' | 'page'>): Promise<Metadata> {
  return commentsMetadata('articleComments', await readRequest(props));
}

export default async function ArticleCommentsPage(props: PageProps<'id' | 'page'>) {
  return <CommentsPage route="articleComments" {...await readRequest(props)} />;
}
