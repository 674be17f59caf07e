import { AccountSoon } from '@/components/account/account-soon';
import { accountMetadata } from '@/lib/seo/account-metadata';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function generateMetadata() {
  return accountMetadata('hosting');
}

export default function HostingPage() {
  return <AccountSoon name="hosting" />;
}
