'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { KeyRow } from '@/components/ui/focus/key-bar';
import { KeyHelp as Help } from '@/components/ui/focus/key-help';
import { usePageKeys } from '@/lib/platform/keys/use-page-keys';
import { href } from '@/lib/platform/routing/href';

/** The page each letter opens after G. */
const PLACES = [
  ['d', 'desk'],
  ['r', 'deskReview'],
  ['f', 'deskFlash'],
  ['i', 'deskItems'],
] as const;

/** The keys of a page of the desk, with the keys that lead from page to page. */
export function KeyHelp({ rows, helpKey }: { rows: readonly KeyRow[]; helpKey?: '?' | 'alt+/' }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  usePageKeys(Object.fromEntries(PLACES.map(([letter, name]) => [letter, href(locale, name)])));
  const places = PLACES.map(([letter, name]) => ({
    keys: ['G', letter.toUpperCase()],
    label: t(`pages.${name}`),
  }));
  return (
    <Help
      rows={[...rows, ...places]}
      helpKey={helpKey}
      words={{ title: t('keys.title'), letters: t('keys.letters'), close: t('close') }}
    />
  );
}
