import { AccountSoon } from '@/components/members/account-soon';
import { accountMetadata } from '@/lib/members/metadata';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  return accountMetadata('publishEdit', (await params).id);
}

export default function PublishEditPage() {
  return <AccountSoon name="publishEdit" />;
}
