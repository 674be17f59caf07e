import { AccountSoon } from '@/components/members/account-soon';
import { accountMetadata } from '@/lib/members/metadata';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('myTickets');
}

export default function MyTicketsPage() {
  return <AccountSoon name="myTickets" />;
}
