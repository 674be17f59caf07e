import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { BRAND_ID } from '@/backend/contract/brand/limits';
import { NAV_PAGES, type NavPage } from '@/backend/contract/brand/sections';
import { regionPath } from '@/backend/contract/regions/first-regions';
import { BrandDesk } from '@/components/desk/brand/brand-desk';
import type { PageWords } from '@/components/desk/brand/brand-links';
import { DeskFrame } from '@/components/desk/desk-frame';
import { isFilled } from '@/lib/publishing/metadata/filled-sections';
import { siteFacts } from '@/lib/platform/config/site-brand';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { routes } from '@/lib/platform/routing/routes';
import { configuredNames } from '@/lib/platform/config/site';
import { deskMetadata } from '@/lib/desk/metadata';
import { readForDesk } from '@/lib/desk/read';
import { readDeskMember } from '@/lib/desk/read-frame';
import { footerNav, mainNav } from '@/lib/shell/navigation';

/** Rendered for each request with the reader's session. */
export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return deskMetadata('deskBrand');
}

const namesOf = (entries: readonly { name: NavPage }[]) => entries.map(({ name }) => name);

/** What the pages that menus may name are called, and their paths. */
async function pageWords(): Promise<PageWords> {
  const nav = await getTranslations('nav');
  const words = NAV_PAGES.map((page) => [page, { label: nav(page), path: routes[page].path }] as const);
  return Object.fromEntries(words) as PageWords;
}

export default async function BrandPage() {
  const { id, roles } = await readDeskMember();
  if (!roles.includes('admin')) notFound();
  const record = await readForDesk('readRecord', { kind: 'brand', id: BRAND_ID });
  return (
    <DeskFrame current="deskBrand">
      <BrandDesk
        record={record}
        member={id}
        names={configuredNames()}
        pages={await pageWords()}
        drafts={NAV_PAGES.filter((page) => siteFacts().drafts?.some((draft) => draft === page))}
        empty={[
          ...NAV_PAGES.filter((page) => isShown(page) && !isFilled(page)),
          ...(siteFacts().empty_regions ?? []).map(regionPath),
        ]}
        menus={{
          main: namesOf(mainNav),
          read: namesOf(footerNav.read),
          more: namesOf(footerNav.more),
          legal: namesOf(footerNav.legal),
        }}
      />
    </DeskFrame>
  );
}
