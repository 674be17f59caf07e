import { ReceiptPage } from '@/components/tickets/receipt/receipt-page';
import { accountMetadata } from '@/lib/members/metadata';
import { toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  return accountMetadata('orderReceipt', (await params).id);
}

export default async function OrderReceiptPage({ params }: Props) {
  return <ReceiptPage id={toId((await params).id)} />;
}
