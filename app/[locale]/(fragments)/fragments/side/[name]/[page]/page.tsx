import { notFound } from 'next/navigation';
import { SideSection } from '@/components/side-lists/side-section';
import { readSideList } from '@/lib/side-lists/read';
import { isSideListName } from '@/lib/side-lists/side-item';
import { pageLanguage, type PageProps } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

export default async function SideFragmentPage({ params }: PageProps<'name' | 'page'>) {
  const { name, page } = await params;
  const language = await pageLanguage();
  if (!isSideListName(name)) notFound();
  const list = await readSideList(name, language, Number(page));
  if (list.items.length === 0 && page !== '1') notFound();
  return <SideSection name={name} list={list} page={Number(page)} locale={language.locale} />;
}
