import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from '@/backend/kernel/describe-error';

describe('describeError', () => {
  it('names a failed query and its cause, without the values', () => {
    const cause = new Error('relation "messages" does not exist');
    const text = describeError(
      new DrizzleQueryError('insert into "messages" values ($1)', ['123456 is your code'], cause),
    );
    expect(text).toContain('insert into "messages" values ($1)');
    expect(text).toContain('relation "messages" does not exist');
    expect(text).toMatch(/\n\s+at /);
    expect(text).not.toContain('123456');
  });

  it('returns the message of other errors unchanged', () => {
    expect(describeError(new TypeError('fetch failed'))).toMatch(/^TypeError: fetch failed/);
    expect(describeError('no')).toBe('no');
  });
});
