import { ApiError } from '@/backend/kernel/errors';

/** A time of the wire (`YYYY-MM-DD HH:mm[:ss]` in UTC+8, or ISO with its zone). @throws ApiError invalidInput */
export function readTime(text: string): Date {
  const iso = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(text)
    ? `${text.replace(' ', 'T')}+08:00`
    : text;
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) throw new ApiError('invalidInput', { release_time: 'notATime' });
  return time;
}
