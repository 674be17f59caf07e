/** @jest-environment node */
import type { Caller } from '@/lib/platform/calls/member-call';
import { inLanguage } from '@/lib/platform/session/in-language';

const caller: Caller = { token: null, address: '', agent: '', device: '', locale: 'en' };

test.each([
  ['a call that names no language is in that of its page', { id: 7 }, { id: 7, locale: 'en' }],
  ['one that names a language keeps it', { id: 7, locale: 'zh-Hant' }, { id: 7, locale: 'zh-Hant' }],
  ['what is no object is handed on as it is', [7], [7]],
])('%s', async (_, input, expected) => {
  const handle = jest.fn(async () => ({ status: 200, envelope: { code: 200, message: 'ok', data: null } }));
  await inLanguage(handle)(caller, input);
  expect(handle).toHaveBeenCalledWith(caller, expected);
});
