import { UNDO_SECONDS } from '@/backend/contract/writing/limits';

interface Props {
  text: string;
  /** Label of the undo button. */
  label: string;
  keyName: string;
  /** The seconds left, as text at the end of the bar. */
  leftText: string;
  left: number;
  onUndo: () => void;
}

/** The last action, a button to undo it, and a filled square for each second left to do so. */
export function UndoBar({ text, label, keyName, leftText, left, onUndo }: Props) {
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1 bg-sel px-4 py-2 text-sm">
      <p role="status" className="min-w-0 flex-1">
        {text}
      </p>
      <button type="button" onClick={onUndo} className="flex min-h-8 items-center gap-2 font-bold">
        {label}
        <kbd className="key-cap max-md:hidden">{keyName}</kbd>
      </button>
      <span aria-hidden="true" className="flex gap-[3px]">
        {Array.from({ length: UNDO_SECONDS }, (_, index) => (
          <span
            key={index}
            className={`size-[9px] border border-ink ${index < left ? 'bg-ink' : 'border-ctl'}`}
          />
        ))}
      </span>
      <span className="n w-9 text-end">{leftText}</span>
    </div>
  );
}
