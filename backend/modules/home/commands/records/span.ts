import { fromWireTime, toWireTime } from '@/backend/kernel/text/time';

interface Span<Moment> {
  starts: Moment | null;
  ends: Moment | null;
}

/** A span of time in wire form. */
export const fromSpan = ({ starts, ends }: Span<Date>): Span<string> => ({
  starts: starts && toWireTime(starts),
  ends: ends && toWireTime(ends),
});

/** A span of time in the form of the database. */
export const toSpan = ({ starts, ends }: Span<string>): Span<Date> => ({
  starts: starts === null ? null : fromWireTime(starts),
  ends: ends === null ? null : fromWireTime(ends),
});
