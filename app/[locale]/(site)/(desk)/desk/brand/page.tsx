import { notFound } from 'next/navigation';
import { BRAND_ID } from '@/backend/contract/brand/limits';
import { BrandDesk } from '@/components/desk/brand/brand-desk';
import { DeskFrame } from '@/components/desk/desk-frame';
import { configuredNames } from '@/lib/platform/config/site';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { readDeskMember } from '@/lib/desk/read-frame';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskBrand');
}

export default async function BrandPage() {
  const { id, roles } = await readDeskMember();
  if (!roles.includes('admin')) notFound();
  const record = await readForDesk('readRecord', { kind: 'brand', id: BRAND_ID });
  return (
    <DeskFrame current="deskBrand">
      <BrandDesk record={record} member={id} names={configuredNames()} />
    </DeskFrame>
  );
}
