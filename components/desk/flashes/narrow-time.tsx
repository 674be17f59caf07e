import { Fragment, type ComponentProps } from 'react';
import { TimeText } from '@/components/ui/dates/time-text';

interface Props extends Omit<ComponentProps<typeof TimeText>, 'children'> {
  /** The visible text: a date, with or without a time of day. */
  children: string;
}

/** The space before the time of day, as in "26 Nov, 23:32" and "11/27 03:11". */
const BEFORE_TIME = / (?=\d{1,2}:\d{2})/;

/** A time in a narrow column: it may wrap, but only between date and time of day; on a phone it is smaller. */
export function NarrowTime({ className = '', children, ...rest }: Props) {
  return (
    <TimeText {...rest} className={`${className} whitespace-normal! max-md:text-xs`}>
      {children === ''
        ? ''
        : children.split(BEFORE_TIME).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
    </TimeText>
  );
}
