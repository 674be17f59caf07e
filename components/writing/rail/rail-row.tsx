import type { ReactNode } from 'react';

/** Which row it is, and whether it is the one that is open. */
export interface RowState {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  onClose: () => void;
}

interface Props extends RowState {
  label: string;
  value: ReactNode;
  children: ReactNode;
}

/** A setting in one line: its name and value. Pressed, it opens in place. */
export function RailRow({ name, label, value, isOpen, onToggle, onClose, children }: Props) {
  return (
    <div
      className="wr-row"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onClose();
      }}
    >
      <button type="button" data-row-name={name} aria-expanded={isOpen} onClick={onToggle}>
        <span>{label}</span>
        <span>{value}</span>
      </button>
      {isOpen && <div className="wr-row-body">{children}</div>}
    </div>
  );
}
