import { AccountSoon } from '@/components/members/account-soon';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('publish');
}

export default function PublishPage() {
  return <AccountSoon name="publish" />;
}
