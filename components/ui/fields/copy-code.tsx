'use client';

import { useState } from 'react';

/** A text to copy. It can be selected by hand where the clipboard is not available. */
export function CopyCode({
  code,
  labels,
}: {
  code: string;
  labels: { title: string; copy: string; copied: string };
}) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <textarea
        readOnly
        rows={3}
        value={code}
        aria-label={labels.title}
        onFocus={(event) => event.currentTarget.select()}
        className="n block w-full max-w-[640px] border border-ctl bg-band p-2 text-xs"
      />
      <button
        type="button"
        className="btn btn-line mt-2"
        onClick={() =>
          navigator.clipboard.writeText(code).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {isCopied ? labels.copied : labels.copy}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? labels.copied : ''}
      </span>
    </>
  );
}
