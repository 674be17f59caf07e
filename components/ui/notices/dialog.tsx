'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/icon';

interface Props {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  /** Called by the close button and whenever the dialog has closed, so possibly twice. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog with the browser's `dialog` element, which keeps the focus inside, returns it afterwards, and closes
 * on Escape. The focus is also returned when the open dialog is unmounted instead of closed.
 */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = box.current;
    if (isOpen && dialog && !dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
      // Focus the first field instead of the close button, except on touch screens, where the keyboard would cover
      // the dialog.
      if (matchMedia('(pointer: fine)').matches)
        dialog.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  useEffect(() => {
    const dialog = box.current;
    return () => {
      const before = opener.current;
      const isLost = dialog?.isConnected === false && document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog ref={box} aria-labelledby={titleId} onClose={onClose} className="dialog">
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="dialog-title">
          {title}
        </h2>
        <button type="button" aria-label={closeLabel} onClick={onClose} className="dialog-close">
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
