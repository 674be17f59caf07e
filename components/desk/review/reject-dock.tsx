import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { REASON_MAX_LENGTH } from '@/backend/contract/writing/limits';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { appendQuote, REJECTION_TEMPLATES, toggleSentence } from '@/lib/desk/rejection';
import { isComposing } from '@/lib/platform/keys/is-composing';

interface Props {
  /** Key under which the reason is stored in this tab. */
  draftKey: string;
  /** Whether readers still see an older version. */
  hasLive: boolean;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
}

const ROW_STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus to the button of the next or the previous row.
 * @returns false when there is no such row
 */
function moveFocus(from: EventTarget, by: 1 | -1 | undefined): boolean {
  if (by === undefined) return false;
  const row = from instanceof HTMLButtonElement ? from.closest('li') : null;
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const button = next?.querySelector('button');
  button?.focus();
  return Boolean(button);
}

/** The form of a rejection with its reason. Placed below the text, so that it never covers the text. */
export function RejectDock({ draftKey, hasLive, onClose, onSend }: Props) {
  const t = useTranslations('desk.review.rejection');
  const [reason, setReason] = useFormDraft(draftKey, '');
  const dock = useRef<HTMLElement>(null);
  const sentences = REJECTION_TEMPLATES.map((name) => ({
    label: t(`templates.${name}`),
    sentence: t(`sentences.${name}`),
  }));
  useEffect(() => dock.current?.focus(), []);

  const quote = () => setReason((now) => appendQuote(now, window.getSelection()?.toString() ?? ''));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { nativeEvent, ctrlKey, metaKey, altKey, target } = event;
    if (isComposing(nativeEvent)) return;
    const isText = target instanceof HTMLTextAreaElement;
    const digit = /^(?:Digit|Numpad)([1-7])$/.exec(event.code)?.[1];
    const chosen = digit === undefined ? undefined : sentences[Number(digit) - 1];
    if (event.key === 'Enter' && (ctrlKey || metaKey)) void onSend(reason);
    else if (event.key === 'Escape') onClose();
    else if (chosen && (altKey || !isText)) setReason(toggleSentence(reason, chosen.sentence));
    else if (altKey && event.code === 'KeyQ') quote();
    else if (!moveFocus(target, ROW_STEPS[event.key])) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section
      ref={dock}
      tabIndex={-1}
      aria-label={t('title')}
      onKeyDown={press}
      className="sticky bottom-0 z-10 grid gap-x-10 gap-y-3 border-t-[6px] border-ink bg-paper px-4 py-4 outline-none max-md:max-h-[80dvh] max-md:overflow-y-auto md:bottom-[46px] md:grid-cols-[260px_minmax(0,1fr)] md:px-8"
    >
      <div>
        <p className="flex items-baseline justify-between pb-1">
          <b className="text-lg">{t('title')}</b>
          <span className="type-meta max-md:hidden">{t('byDigit')}</span>
        </p>
        <ol>
          {sentences.map(({ label, sentence }, index) => (
            <li key={label} className="border-t border-rule">
              <button
                type="button"
                // The list is one tab stop; arrow keys move from button to button.
                tabIndex={index === 0 ? undefined : -1}
                aria-pressed={reason.includes(sentence)}
                onClick={() => setReason(toggleSentence(reason, sentence))}
                className="flex min-h-[31px] w-full gap-5 px-2 text-start aria-pressed:bg-ink aria-pressed:font-bold aria-pressed:text-paper max-md:min-h-11 max-md:items-center"
              >
                <span className="n">{index + 1}</span>
                {label}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-2">
        <label htmlFor="reject-reason" className="flex justify-between gap-4">
          <b>{t('label')}</b>
          <span className="type-meta n">{t('count', { count: reason.length, most: REASON_MAX_LENGTH })}</span>
        </label>
        <textarea
          id="reject-reason"
          value={reason}
          maxLength={REASON_MAX_LENGTH}
          onChange={({ target }) => setReason(target.value)}
          className="min-h-32 flex-1 resize-none border-2 border-ink bg-transparent p-3 caret-mark focus-visible:outline-none"
        />
        <p className="type-meta">{t('contact')}</p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <ActionButton
            type="button"
            disabled={reason.trim() === ''}
            onClick={() => void onSend(reason)}
            className="btn btn-ink min-h-10 px-4 aria-disabled:opacity-60"
          >
            {t('send')}
          </ActionButton>
          <kbd className="key-cap max-md:hidden">Ctrl Enter</kbd>
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={quote}
            className="form-link max-md:hidden"
          >
            {t('quote')}
          </button>
          <kbd className="key-cap max-md:hidden">Alt Q</kbd>
          {hasLive && <span className="text-ink-3">{t('liveStays')}</span>}
          <span className="ms-auto flex items-center gap-2">
            <button type="button" onClick={onClose} className="form-link">
              {t('cancel')}
            </button>
            <kbd className="key-cap max-md:hidden">Esc</kbd>
          </span>
        </p>
      </div>
    </section>
  );
}
