import { CopyButton } from './copy-button';

/** A line of transfer details with a button to copy its value. */
export function CopyRow({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex min-h-12 items-center gap-4 border-b border-rule">
      <dt className="w-[72px] flex-none text-[14.5px] text-ink-2">{label}</dt>
      <dd
        className={`n min-w-0 flex-1 font-semibold break-words ${isStrong ? 'text-[19px] tracking-wide' : 'text-[16px]'}`}
      >
        {value}
      </dd>
      <CopyButton text={value} label={label} />
    </div>
  );
}
