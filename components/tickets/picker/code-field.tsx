'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useInviteCode } from './use-code';
import type { Picker } from './use-picker';
import { isComposing } from '@/lib/platform/keys/is-composing';

/** The field for the invite code of a ticket type, with the result of checking it below. */
export function CodeField({ ticketTypeId, picker }: { ticketTypeId: number; picker: Picker }) {
  const t = useTranslations('tickets.picker');
  const id = useId();
  const stored = picker.selection.codes[ticketTypeId] ?? '';
  const [typed, setTyped] = useState('');
  const { note, isBusy, check, drop } = useInviteCode(picker, ticketTypeId);
  const refused = picker.attempt.codes[ticketTypeId];
  const isWrong = refused !== undefined || note?.isWrong === true;
  const text = refused ?? note?.text;

  const press = () => {
    if (stored === '') return void check(typed);
    setTyped(stored);
    drop();
  };
  return (
    <div className="pt-2">
      <div className="flex gap-2">
        <input
          id={id}
          aria-label={t('code')}
          value={stored || typed}
          readOnly={stored !== ''}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder={t('code')}
          aria-invalid={isWrong || undefined}
          aria-describedby={text ? `${id}-note` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            if (stored === '') void check(typed);
          }}
          className={`n h-11 w-0 min-w-0 flex-1 rounded-[2px] border bg-paper px-2.5 text-md font-semibold md:h-9 md:text-sm ${isWrong ? 'border-mark text-mark' : 'border-ctl'}`}
        />
        <ActionButton
          type="button"
          disabled={isBusy}
          onClick={press}
          className="h-11 rounded-[2px] border border-ink px-4 text-sm font-semibold md:h-9"
        >
          {t(stored === '' ? 'useCode' : 'otherCodeButton')}
        </ActionButton>
      </div>
      <p id={`${id}-note`} role="status" className={isWrong ? 'field-error pt-1' : 'field-hint pt-1'}>
        {text}
      </p>
    </div>
  );
}
