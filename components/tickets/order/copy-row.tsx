import { UserText } from '@/components/ui/words/user-text';
import { CopyButton } from './copy-button';

/** A line of transfer details with a button to copy its value. */
export function CopyRow({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex min-h-12 items-center gap-4 border-b border-rule">
      <dt className="w-[72px] flex-none text-sm text-ink-2">
        <UserText text={label} />
      </dt>
      <dd
        className={`flex min-w-0 flex-1 items-center gap-4 font-semibold ${isStrong ? 'text-xl tracking-wide' : 'text-md'}`}
      >
        <span className="n min-w-0 flex-1 break-words">
          <UserText text={value} />
        </span>
        <CopyButton text={value} label={label} />
      </dd>
    </div>
  );
}
