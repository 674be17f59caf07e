import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import { pageLocale } from '@/lib/platform/routing/page-params';
import type { RouteName } from '@/lib/platform/routing/routes';
import { pageMetadata } from '@/lib/publishing/metadata/page';
import type { PageAddress } from '@/lib/publishing/metadata/page-address';
import type { DeskPageName } from './page-names';
import { pageOf } from './pages';

/** The head of a desk page; search engines must not index it. */
export function deskMetadata(name: DeskPageName & RouteName): Promise<Metadata> {
  return headOf({ name }, name);
}

/** The head of the list or the form of a kind of record. */
export function recordMetadata(kind: RecordKindName): Promise<Metadata> {
  return headOf({ name: 'deskRecords', params: { kind } }, pageOf(kind)?.page ?? 'desk');
}

async function headOf(address: PageAddress, name: DeskPageName): Promise<Metadata> {
  const t = await getTranslations('desk');
  return pageMetadata({
    locale: await pageLocale(),
    address,
    title: `${t(`pages.${name}`)} - ${t('name')}`,
    description: t(`pages.${name}`),
    isIndexable: false,
  });
}
