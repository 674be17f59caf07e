import { OwnPage } from '@/components/writing/own/own-page';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myArticles');
}

export default function MyArticlesPage() {
  return <OwnPage />;
}
