import type { ReactNode } from 'react';

interface Props {
  /** ISO text: an instant, a day or a month; blank where nobody knows. */
  at: string;
  className?: string;
  title?: string;
  /** What it reads; nothing is said of a blank text. */
  children: ReactNode;
}

/** A point in time for readers and machines. Without a date, or without anything to say of it, there is no element. */
export function TimeText({ at, children, ...rest }: Props) {
  if (at === '' || children === '') return null;
  return (
    <time dateTime={at} {...rest}>
      {children}
    </time>
  );
}
