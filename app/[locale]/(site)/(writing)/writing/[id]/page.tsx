import { EditorPage } from '@/components/writing/workbench/editor-page';
import { accountMetadata } from '@/lib/members/metadata';
import { toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  return accountMetadata('publishEdit', (await params).id);
}

export default async function PublishEditPage({ params }: Props) {
  return <EditorPage id={toId((await params).id)} />;
}
