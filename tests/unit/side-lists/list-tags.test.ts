/** @jest-environment node */
import { tags } from '@/backend/contract/tags';
import { call } from '@/lib/platform/calls/read';
import { readerLanguage } from '@/lib/platform/language/localize';
import { listHotAuthors, listPopularColumns } from '@/lib/side-lists/read-lists';

jest.mock('@/lib/platform/calls/read', () => ({ call: jest.fn() }));

test.each([
  ['the most read columns', listPopularColumns],
  ['the most read authors', listHotAuthors],
])('%s are read again when somebody becomes a columnist or is one no longer', async (_, list) => {
  jest.mocked(call).mockReset();
  jest.mocked(call).mockResolvedValue({ ok: false } as never);
  await list(readerLanguage('zh-Hans'));
  const rule = jest.mocked(call).mock.calls[0]?.[2];
  expect(rule?.tags).toContain(tags.authors);
});
