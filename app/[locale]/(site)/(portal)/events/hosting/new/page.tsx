import { AccountSoon } from '@/components/members/account-soon';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('eventCreate');
}

export default function EventCreatePage() {
  return <AccountSoon name="eventCreate" />;
}
