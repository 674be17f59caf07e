/** @jest-environment node */
import type { Call } from '@/backend/contract/call';
import { calls } from '@/backend/contract/calls';
import { browserCallOf } from '@/lib/platform/calls/browser-call';

jest.mock('server-only', () => ({}));

test('a call is made by its name and by its former name, and only by a browser that may make it', () => {
  expect(browserCallOf('reviewDraft')).toBe('reviewDraft');
  expect(browserCallOf('reviewPiece')).toBe('reviewDraft');
  for (const name of ['pageChanges', 'toString', 'unheard']) expect(browserCallOf(name)).toBeNull();
});

test('no former name or path is that of another call', () => {
  const all = Object.entries<Call>(calls);
  const names = all.flatMap(([name, { former }]) => [name, ...(former ? [former.name] : [])]);
  const paths = all.flatMap(([, { path, former }]) => [path, ...(former?.path ? [former.path] : [])]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(paths).size).toBe(paths.length);
});
