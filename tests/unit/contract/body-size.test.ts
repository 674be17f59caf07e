import { z } from 'zod';
import { MAX_BODY_BYTES } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';

/** How many bytes of UTF-8 a UTF-16 unit of Chinese takes at most. JSON's own characters are few beside a text. */
const BYTES_OF_A_CHARACTER = 3;

/** The longest text that any part of a schema accepts, in characters. */
function longestText(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const limit = 'maxLength' in schema && typeof schema.maxLength === 'number' ? schema.maxLength : 0;
  return Math.max(limit, ...Object.values(schema).map(longestText));
}

test('the longest text that a call accepts fits into its largest body, in Chinese, too', () => {
  const tooSmall = Object.entries(calls).filter(([, call]) => {
    const longest = longestText(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }));
    const max = 'maxBytes' in call ? (call.maxBytes ?? MAX_BODY_BYTES) : MAX_BODY_BYTES;
    return longest * BYTES_OF_A_CHARACTER > max;
  });
  expect(tooSmall.map(([name]) => name)).toEqual([]);
});
