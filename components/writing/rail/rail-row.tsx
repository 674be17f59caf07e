import type { ReactNode } from 'react';

/** The name of a row and whether it is open. */
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

/** A setting in one line with its name and value, as a button that opens its fields below. */
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
