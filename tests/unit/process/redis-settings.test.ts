/** @jest-environment node */
import { z } from 'zod';
import { byteCount, redisSettings } from '@/backend/contract/process/shared-settings';

const settings = z.object({ ...redisSettings, REDIS_MEMORY: byteCount.optional() });
const isRight = (values: object) => settings.safeParse(values).success;

test.each([
  ['redis://127.0.0.1:6379', true],
  ['rediss://reader:secret@redis.example.org/2', true],
  ['redis://127.0.0.1/none', false],
  ['http://127.0.0.1', false],
  ['127.0.0.1:6379', false],
])('%s as REDIS_URL is valid: %s', (url, expected) => expect(isRight({ REDIS_URL: url })).toBe(expected));

test('sizes need a unit', () => {
  expect(byteCount.parse('256m')).toBe(256 * 1024 ** 2);
  expect(byteCount.parse('2G')).toBe(2 * 1024 ** 3);
  expect(byteCount.parse('64k')).toBe(65_536);
  for (const wrong of ['256', '256mb', 'm', '-1m', '']) expect(isRight({ REDIS_MEMORY: wrong })).toBe(false);
});
