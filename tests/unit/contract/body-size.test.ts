import { z } from 'zod';
import { MAX_BODY_BYTES } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';

/** The most bytes of UTF-8 that a UTF-16 unit of Chinese takes; marks of JSON are few beside a text. */
const BYTES_OF_A_CHARACTER = 3;

/** The longest text a schema takes anywhere in it, in characters. */
function longestText(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const own = 'maxLength' in schema && typeof schema.maxLength === 'number' ? schema.maxLength : 0;
  return Math.max(own, ...Object.values(schema).map(longestText));
}

test('a text of the length a call takes fits the body it takes, in Chinese, too', () => {
  const tooSmall = Object.entries(calls).filter(([, call]) => {
    const longest = longestText(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }));
    const most = 'maxBytes' in call ? (call.maxBytes ?? MAX_BODY_BYTES) : MAX_BODY_BYTES;
    return longest * BYTES_OF_A_CHARACTER > most;
  });
  expect(tooSmall.map(([name]) => name)).toEqual([]);
});
