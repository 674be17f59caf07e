import { useState } from 'react';
import { hasLetterKeys, LETTER_KEYS, useKeys } from '@/lib/platform/keys/use-keys';
import { store } from '@/lib/platform/storage/browser-storage';
import { Dialog } from '../notices/dialog';
import type { KeyRow } from './key-bar';

interface Props {
  rows: readonly KeyRow[];
  helpKey?: '?' | 'alt+/';
  /** The title of the dialog, the label of the setting, and that of the button that closes. */
  words: { title: string; letters: string; close: string };
}

/** A dialog with all keys of a page, and the setting that turns single-letter keys off. */
export function KeyHelp({ rows, helpKey = '?', words }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasLetters, setHasLetters] = useState(hasLetterKeys);
  useKeys({ [helpKey]: () => setIsOpen(true) });
  return (
    <Dialog isOpen={isOpen} title={words.title} closeLabel={words.close} onClose={() => setIsOpen(false)}>
      {isOpen && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-base">
          {rows.map(({ keys, label }) => (
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
        {words.letters}
      </label>
    </Dialog>
  );
}
