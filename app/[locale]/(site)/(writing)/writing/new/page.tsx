import { EditorPage } from '@/components/writing/workbench/editor-page';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('publish');
}

export default function PublishPage() {
  return <EditorPage id={null} />;
}
