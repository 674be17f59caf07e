'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon';

interface Props {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  /** Called by the close button, and again whenever the dialog has closed, whoever closed it: bears being repeated. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog: the browser's own, so that focus stays in it, returns afterwards, and Escape closes it. */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = box.current;
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
      // The first field and not the close button; on a touch screen the keyboard would come up and cover the dialog.
      if (matchMedia('(pointer: fine)').matches) dialog.querySelector('input')?.focus();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

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
