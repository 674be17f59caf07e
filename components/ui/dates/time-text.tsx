import type { ReactNode } from 'react';

interface Props {
  /** ISO text: an instant, a day or a month; blank when it is not known. */
  at: string;
  className?: string;
  title?: string;
  /** The visible text. */
  children: ReactNode;
}

/** A `time` element. Nothing when `at` or the text is empty. */
export function TimeText({ at, children, ...rest }: Props) {
  if (at === '' || children === '') return null;
  return (
    <time dateTime={at} {...rest}>
      {children}
    </time>
  );
}
