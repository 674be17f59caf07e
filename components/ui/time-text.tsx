import { Fragment, type ReactNode } from 'react';

interface Props {
  /** ISO text: an instant, a day or a month; blank when it is not known. */
  at: string;
  className?: string;
  title?: string;
  /** Whether the text may wrap, in a narrow column: then only between date and time. */
  isWrapped?: boolean;
  /** The visible text. */
  children: ReactNode;
}

/** The space before the time of day, as in "26 Nov, 23:32" and "11/27 03:11". */
const BEFORE_TIME = / (?=\d{1,2}:\d{2})/;

/** A `time` element. Nothing when `at` or the text is empty. */
export function TimeText({ at, children, isWrapped = false, className = '', ...rest }: Props) {
  if (at === '' || children === '') return null;
  return (
    <time
      dateTime={at}
      className={isWrapped ? `${className} whitespace-normal!` : className || undefined}
      {...rest}
    >
      {isWrapped && typeof children === 'string' ? <Wrapped text={children} /> : children}
    </time>
  );
}

function Wrapped({ text }: { text: string }) {
  return text.split(BEFORE_TIME).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));
}
