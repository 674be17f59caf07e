'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { EMPTY_FLASH, type FlashForm, titleMissingFor, toFlashInput } from '@/lib/desk/flash-form';
import { enqueueFlash } from '@/lib/desk/flash-queue/queue';
import { type DeskStory, flashWarnings } from '@/lib/desk/flash-warnings';
import { chosenError } from '@/lib/platform/dates/chosen-time';
import { isComposing } from '@/lib/platform/keys/is-composing';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { FlashLines } from './flash-lines';
import { FlashOptions } from './flash-options';
import type { FlashCategory } from './flash-places';
import { FlashWarningList } from './flash-warning-list';

interface Props {
  form: FlashForm;
  onForm: (next: (now: FlashForm) => FlashForm) => void;
  /** HH:mm */
  clock: string;
  /** The number the flash will get among today's flashes; null while that is not known. */
  number: number | null;
  /** Whether each of the last flashes is important, oldest first. */
  marks: readonly boolean[];
  categories: readonly FlashCategory[];
  flashes: readonly DeskStory[];
  onSimilar: (id: number) => void;
}

const CHINESE = { title: 'title', text: 'text' } as const;
const ENGLISH = { title: 'enTitle', text: 'enText' } as const;
/** The fields, those in the language of the page first. */
const CHINESE_FIRST = [CHINESE, ENGLISH] as const;
const ENGLISH_FIRST = [ENGLISH, CHINESE] as const;

/**
 * The form in which a flash is written. Enter takes the flash out of it and into the queue; the next one is written while
 * it is sent, and no answer touches the form. Warnings are shown first; a second Enter then sends it anyway.
 */
export function FlashField({ form, onForm, clock, number, marks, categories, flashes, onSimilar }: Props) {
  const t = useTranslations('desk.flash');
  const locale = useLocale();
  const box = useRef<HTMLFormElement>(null);
  const [isWarned, setIsWarned] = useState(false);
  const [first, second] = locale === 'en' ? ENGLISH_FIRST : CHINESE_FIRST;
  const focusOn = (name: keyof FlashForm) =>
    box.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const warnings = flashWarnings(form, flashes);
  const isWarning = isWarned && (warnings.similar !== null || warnings.isTooImportant);

  useEffect(() => focusOn(first.title), [first.title]);
  const change = (part: Partial<FlashForm>) => {
    onForm((now) => ({ ...now, ...part }));
    setIsWarned(false);
  };
  const publish = () => {
    const missingTitle = toFlashInput(form, locale, '') ? titleMissingFor(form) : first.title;
    if (missingTitle) return focusOn(missingTitle);
    const error = chosenError(form.releaseAt, Date.now());
    if (error === 'far' ? !form.isFarMeant : error)
      return focusOn(error === 'far' ? 'isFarMeant' : 'releaseAt');
    if (!isWarned && (warnings.similar || warnings.isTooImportant)) return setIsWarned(true);
    setIsWarned(false);
    onForm(() => EMPTY_FLASH);
    enqueueFlash(form, locale);
    focusOn(first.title);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key: pressed, shiftKey, nativeEvent } = event;
    if (isComposing(nativeEvent) || !(target instanceof HTMLElement) || target.tagName === 'BUTTON') return;
    const name = target.getAttribute('name');
    if (pressed === 'Enter' && !event.altKey) {
      if (shiftKey && (name === 'text' || name === 'enText')) return;
      event.preventDefault();
      if (!shiftKey) publish();
      else focusOn(name === second.title ? second.text : first.text);
    } else if (pressed === 'Tab' && !shiftKey && (name === first.title || name === first.text)) {
      event.preventDefault();
      focusOn(second.title);
    } else if (pressed === 'Escape') {
      setIsWarned(false);
    }
  };
  useKeys({
    'alt+y': () => change({ isImportant: !form.isImportant }),
    'alt+t': () => focusOn('releaseAt'),
    'alt+g': isWarning && warnings.similar ? () => onSimilar(warnings.similar?.flash.id ?? 0) : undefined,
  });

  return (
    <div className="ledger [--gutter:104px] max-[300px]:before:hidden">
      <div className="entry max-[300px]:grid-cols-1 py-5">
        <span
          aria-hidden="true"
          data-node={isWarning ? 'late' : ''}
          className="desk-node top-11 max-[300px]:hidden"
        />
        <div className="entry-gutter max-[300px]:ps-(--gap) max-[300px]:text-start pt-2">
          <span className="n block text-xl font-bold leading-none md:text-4xl">{clock}</span>
          {number !== null && <span className="n text-xs text-ink-3">{pad(number)}</span>}
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
          className={`ms-(--gap) min-w-0 border-2 ${isWarning ? 'border-mark' : 'border-ink'}`}
        >
          <FlashLines form={form} onChange={change} />
          <FlashWarningList warnings={isWarning ? warnings : null} onSimilar={onSimilar} />
          <FlashOptions form={form} marks={marks} categories={categories} onChange={change} />
        </form>
      </div>
    </div>
  );
}

const pad = (number: number) => String(number).padStart(3, '0');
