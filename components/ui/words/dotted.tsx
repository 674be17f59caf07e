import type { ReactNode } from 'react';

interface Props {
  parts: readonly ReactNode[];
  /** A part after the others, only on wide screens. */
  onWide?: string;
  /** A part after the others, only on phones. */
  onPhone?: string;
}

/**
 * Parts in a row with a dot between them; empty parts are left out. Where the row wraps, no dot stands at the end or at
 * the beginning of a line.
 */
export function Dotted({ parts, onWide = '', onPhone = '' }: Props) {
  const shown = parts.filter((part) => part !== '' && part !== null && part !== undefined && part !== false);
  return (
    <span className="dotted">
      {[
        ...shown.map((part) => ({ part, className: undefined })),
        ...(onWide === '' ? [] : [{ part: onWide, className: 'max-md:hidden' }]),
        ...(onPhone === '' ? [] : [{ part: onPhone, className: 'n md:hidden' }]),
      ].map(({ part, className }, index) => (
        <span key={index} className={className}>
          <span className="dotted-dot">{index > 0 && ' · '}</span>
          {part}
        </span>
      ))}
    </span>
  );
}
