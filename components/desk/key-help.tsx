'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { hasLetterKeys, LETTER_KEYS, useKeys } from '@/lib/desk/use-keys';
import { href } from '@/lib/platform/routing/href';
import { store } from '@/lib/platform/storage/browser-storage';
import type { KeyRow } from './key-bar';

/** The page each letter opens after G. */
const PLACES = { d: 'desk', r: 'deskReview', f: 'deskFlash', i: 'deskItems' } as const;
const WAIT_MS = 1500;

/** The help dialog, the keys that go from page to page, and the setting that turns single-letter keys off. */
export function KeyHelp({ rows, helpKey = '?' }: { rows: readonly KeyRow[]; helpKey?: '?' | 'alt+/' }) {
  const t = useTranslations('desk');
  const router = useRouter();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasLetters, setHasLetters] = useState(hasLetterKeys);

  const go = (letter: keyof typeof PLACES) =>
    isLeaving ? () => router.push(href(locale, PLACES[letter])) : undefined;
  useKeys({
    [helpKey]: () => setIsOpen(true),
    g: () => {
      setIsLeaving(true);
      setTimeout(() => setIsLeaving(false), WAIT_MS);
    },
    ...(isLeaving && { d: go('d'), r: go('r'), f: go('f'), i: go('i') }),
  });
  const places: KeyRow[] = Object.entries(PLACES).map(([letter, name]) => ({
    keys: ['G', letter.toUpperCase()],
    label: t(`pages.${name}`),
  }));

  return (
    <Dialog isOpen={isOpen} title={t('keys.title')} closeLabel={t('close')} onClose={() => setIsOpen(false)}>
      {isOpen && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[15px]">
          {[...rows, ...places].map(({ keys, label }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-rule pb-2">
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="key-cap">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      )}
      <label className="form-check mt-3">
        <input
          type="checkbox"
          checked={hasLetters}
          onChange={({ target }) => {
            store(LETTER_KEYS, target.checked ? null : 'off', 'browser');
            setHasLetters(target.checked);
          }}
        />
        {t('keys.letters')}
      </label>
    </Dialog>
  );
}
