import { isFarAhead, isPast, parseWireTime } from '@/backend/contract/calendar/wire-time';
import { type FieldReason } from '@/backend/contract/form-text';
import type { Context } from './context';
import { ApiError } from './errors';

interface Choice {
  /** The field named in a refusal. */
  field: string;
  /** `YYYY-MM-DD HH:mm[:ss]` in UTC+8, or ISO text with its zone. */
  text: string;
  /** Whether a time more than two years ahead was confirmed. */
  far: boolean;
}

/**
 * The instant of a time chosen in a form.
 * @throws ApiError invalidInput for a time that does not exist or has passed, farAhead
 */
export function readFutureTime(context: Context, { field, text, far }: Choice): Date {
  const refuse = (why: FieldReason) => new ApiError('invalidInput', { [field]: why });
  const time = parseWireTime(text);
  if (time === null) throw refuse('notATime');
  if (isPast(time, context.now())) throw refuse('inThePast');
  checkFarAhead(context, { field, text, far });
  return time;
}

/** @throws ApiError farAhead for a time more than two years ahead that was not confirmed */
export function checkFarAhead(context: Context, { field, text, far }: Choice): void {
  const time = parseWireTime(text);
  if (time && !far && isFarAhead(time, context.now())) throw new ApiError('farAhead', { [field]: text });
}
