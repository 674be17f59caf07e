'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { useInviteCode } from './use-code';
import type { Picker } from './use-picker';
import { unsentText } from '@/lib/platform/forms/unsent-text';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  picker: Picker;
  /** Called with the ticket types a code has opened. */
  onOpened: (ids: readonly number[]) => void;
}

/** A button that opens a field for the invite code of hidden ticket types. */
export function ExtraCode({ picker, onOpened }: Props) {
  const t = useTranslations('tickets.picker');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { note, isBusy, check } = useInviteCode(picker);
  const tryCode = async () => {
    const opened = await check(typed);
    if (!opened) return;
    setTyped((now) => unsentText(now, typed));
    onOpened(opened);
  };
  return (
    <div className="border-t border-rule py-3 text-sm">
      {/* Announced here, too, because the focus may be on the button instead of the field. */}
      <p role="status" className="sr-only">
        {note?.text}
      </p>
      {isOpen ? (
        <Field
          autoFocus
          label={t('code')}
          value={typed}
          onValue={setTyped}
          maxLength={40}
          autoComplete="off"
          error={note?.isWrong ? note.text : null}
          hint={note && !note.isWrong ? note.text : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            void tryCode();
          }}
          end={
            <ActionButton
              type="button"
              disabled={isBusy}
              onClick={() => void tryCode()}
              className="field-action"
            >
              {t('useCode')}
            </ActionButton>
          }
        />
      ) : (
        <button type="button" onClick={() => setOpen(true)} className="form-link text-ink-2">
          {t('haveCode')}
        </button>
      )}
    </div>
  );
}
