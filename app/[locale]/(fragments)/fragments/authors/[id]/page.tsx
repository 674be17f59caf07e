import { notFound } from 'next/navigation';
import { AuthorNumbers } from '@/components/people/author-numbers';
import { readAuthor } from '@/lib/people/read';
import { pageLanguage, type PageProps, toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

export default async function AuthorFragment({ params }: PageProps<'id'>) {
  const author = await readAuthor(toId((await params).id), await pageLanguage());
  if (!author) notFound();
  return <AuthorNumbers author={author} />;
}
