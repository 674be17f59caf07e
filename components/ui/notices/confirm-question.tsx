'use client';

import { ActionButton } from '@/components/ui/fields/action-button';
import { takeFocus } from '@/components/ui/focus/take-focus';

interface Props {
  /** What is asked about, for screen readers. */
  label: string;
  question: string;
  confirmLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  error: string | null;
  onConfirm: () => void;
  /** Also called by Escape. */
  onCancel: () => void;
}

/** A question that opens in place and takes the focus before something is done that cannot be taken back. */
export function ConfirmQuestion(props: Props) {
  const { label, question, confirmLabel, cancelLabel, isBusy, error, onConfirm, onCancel } = props;
  return (
    <div
      role="group"
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="mt-3"
    >
      <p ref={takeFocus} tabIndex={-1} className="outline-none [overflow-wrap:anywhere]">
        {question}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ActionButton type="button" disabled={isBusy} onClick={onConfirm} className="btn btn-ink">
          {confirmLabel}
        </ActionButton>
        <button type="button" onClick={onCancel} className="btn btn-line">
          {cancelLabel}
        </button>
      </div>
      <p role="alert" className="field-error empty:hidden">
        {error}
      </p>
    </div>
  );
}
