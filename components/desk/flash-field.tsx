'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { EMPTY_FLASH, FLASH_KEY, toFlashInput, type FlashForm } from '@/lib/desk/flash-form';
import { type DeskItem, flashWarnings } from '@/lib/desk/flash-warnings';
import { type Sent, useFlashSend } from '@/lib/desk/use-flash-send';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { FlashLines } from './flash-lines';
import { FlashOptions } from './flash-options';
import { FlashTrouble } from './flash-trouble';

interface Props {
  form: FlashForm;
  onForm: (form: FlashForm) => void;
  /** HH:mm */
  clock: string;
  /** The number it will get among today's flashes; null while that is not known. */
  number: number | null;
  /** Whether each of the last flashes is important, oldest first. */
  marks: readonly boolean[];
  items: readonly DeskItem[];
  onSimilar: (id: number) => void;
  onSent: (sent: Sent) => void;
}

/**
 * The form in which a flash is written. Enter publishes it. Warnings are shown first; a second Enter then publishes
 * it anyway.
 */
export function FlashField({ form, onForm, clock, number, marks, items, onSimilar, onSent }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  // Kept in the tab with the form: sent again after a reload, it is still one flash.
  const [key, setKey] = useFormDraft(FLASH_KEY, '');
  const [isWarned, setIsWarned] = useState(false);
  const focusOn = (name: keyof FlashForm) =>
    box.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const { phase, send, again, stop } = useFlashSend((sent) => {
    setKey('');
    onForm(EMPTY_FLASH);
    focusOn('title');
    onSent(sent);
  });
  const warnings = flashWarnings(form, items);
  const isWarning = isWarned && (warnings.similar !== null || warnings.isTooImportant);
  const isLocked = phase.name === 'sending' || phase.name === 'failed';

  useEffect(() => focusOn('title'), []);
  const change = (part: Partial<FlashForm>) => {
    onForm({ ...form, ...part });
    setKey('');
    setIsWarned(false);
    if (phase.name === 'refused') stop();
  };
  const publish = () => {
    if (phase.name === 'failed') return again();
    if (phase.name === 'sending') return;
    const flashKey = key || crypto.randomUUID();
    const input = toFlashInput(form, locale, flashKey);
    if (!input) return focusOn('title');
    setKey(flashKey);
    if (!isWarned && (warnings.similar || warnings.isTooImportant)) return setIsWarned(true);
    setIsWarned(false);
    void send(input, form.follows);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key: pressed, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing || !(target instanceof HTMLElement) || target.tagName === 'BUTTON') return;
    const name = target.getAttribute('name');
    if (pressed === 'Enter' && !event.altKey) {
      if (shiftKey && (name === 'text' || name === 'enText')) return;
      event.preventDefault();
      if (!shiftKey) publish();
      else focusOn(name === 'enTitle' ? 'enText' : 'text');
    } else if (pressed === 'Tab' && !shiftKey && (name === 'title' || name === 'text')) {
      event.preventDefault();
      focusOn('enTitle');
    } else if (pressed === 'Escape') {
      setIsWarned(false);
      if (phase.name !== 'sending') stop();
      setKey('');
    }
  };
  useKeys({
    'alt+y': () => change({ isImportant: !form.isImportant }),
    'alt+t': () => focusOn('releaseAt'),
    'alt+g': isWarning && warnings.similar ? () => onSimilar(warnings.similar?.item.id ?? 0) : undefined,
  });

  const isProblem = isWarning || phase.name === 'failed' || phase.name === 'refused';
  const node = phase.name === 'failed' ? 'failed' : isProblem ? 'late' : '';
  return (
    <div className="ledger [--gutter:104px]">
      <div className="entry py-5">
        <span aria-hidden="true" data-node={node} className="desk-node top-11" />
        <div className="entry-gutter pt-2">
          <span className="n block text-[20px] font-bold leading-none md:text-[34px]">{clock}</span>
          {number !== null && <span className="n text-[13.5px] text-ink-3">{pad(number)}</span>}
        </div>
        <form
          ref={box}
          aria-label={t('fieldLabel')}
          noValidate
          onKeyDown={press}
          onSubmit={(event) => {
            event.preventDefault();
            publish();
          }}
          className={`ms-(--gap) min-w-0 border-2 ${isProblem ? 'border-mark' : 'border-ink'}`}
        >
          <FlashLines form={form} isLocked={isLocked} onChange={change} />
          <FlashTrouble
            phase={phase}
            warnings={isWarning ? warnings : null}
            onSimilar={onSimilar}
            onStop={() => {
              stop();
              setKey('');
            }}
          />
          <FlashOptions form={form} marks={marks} isLocked={isLocked} phase={phase.name} onChange={change} />
        </form>
      </div>
    </div>
  );
}

const pad = (number: number) => String(number).padStart(3, '0');
