import type { ReactNode } from 'react';
import { Link } from '../links/link';

interface EmptyProps {
  text: string;
  /** Address of a link; shown only together with `linkLabel`. */
  href?: string;
  linkLabel?: string;
}

/** An empty list: a sentence and a link. */
export function EmptyState({ text, href, linkLabel }: EmptyProps) {
  return (
    <Entry node="node">
      <p className="text-ink-2">{text}</p>
      {href && linkLabel && (
        <Link href={href} className="mt-1 inline-block font-semibold underline underline-offset-4">
          {linkLabel}
        </Link>
      )}
    </Entry>
  );
}

/** An error: what happened, and a button to try again. */
export function ErrorState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Entry node="node node-key" role="alert">
      <p className="text-mark">{text}</p>
      {action}
    </Entry>
  );
}

function Entry({ node, role, children }: { node: string; role?: 'alert'; children: ReactNode }) {
  return (
    <div role={role} className="ledger">
      <div className="entry py-6">
        <span aria-hidden="true" className={`${node} top-8`} />
        <div className="entry-body col-start-2 grid justify-items-start gap-2">{children}</div>
      </div>
    </div>
  );
}

/** The end mark of a list: a short double rule, with text for screen readers. */
export function EndRule({ label }: { label: string }) {
  return (
    <p className="py-8">
      <span aria-hidden="true" className="end-rule block" />
      <span className="sr-only">{label}</span>
    </p>
  );
}

/** Grey bars as high as the rows that are being loaded. */
export function SkeletonRows({ rows = 3, label }: { rows?: number; label: string }) {
  return (
    <div role="status" className="ledger">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true" className="entry py-3.5">
          <span className="node top-[1.45rem]" />
          <div className="entry-gutter">
            <span className="ms-auto block h-4 w-11 bg-sel" />
          </div>
          <div className="entry-body grid gap-2.5">
            <span className="block h-[18px] w-3/4 bg-sel" />
            <span className="block h-[15px] w-full max-w-[42em] bg-sel" />
            <span className="block h-[13px] w-1/4 bg-sel" />
          </div>
        </div>
      ))}
    </div>
  );
}
