import type { ReactNode } from 'react';

interface Props {
  /** ISO text: an instant, a day or a month; blank when it is not known. */
  at: string;
  className?: string;
  title?: string;
  /** What readers see of it. */
  children: ReactNode;
}

/** A point in time for readers and machines. When `at` or the text is blank, there is no element. */
export function TimeText({ at, children, ...rest }: Props) {
  if (at === '' || children === '') return null;
  return (
    <time dateTime={at} {...rest}>
      {children}
    </time>
  );
}
