import { AccountSoon } from '@/components/members/account-soon';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('hosting');
}

export default function HostingPage() {
  return <AccountSoon name="hosting" />;
}
