/** @jest-environment node */
import { listLetters } from '@/lib/newsletters/read';
import { readRequired } from '@/lib/platform/calls/read';
import { readerLanguage } from '@/lib/platform/language/localize';

jest.mock('@/lib/platform/calls/read', () => ({ readRequired: jest.fn() }));

const sent = (id: number) => ({
  ...{ id, number: id, letter: 'morning', name: 'Morning', title: `No. ${id}`, intro: '', lang: 'en' },
  sent_time: '2026-11-20 07:00:00',
});

test('letters are listed in pages to the very first', async () => {
  jest.mocked(readRequired).mockImplementation((_, input) => {
    const { page, size } = input as { page: number; size: number };
    const all = Array.from({ length: 73 }, (_each, at) => sent(73 - at));
    return Promise.resolve({
      list: all.slice((page - 1) * size, page * size),
      total: all.length,
      page,
      size,
    } as never);
  });
  const last = await listLetters(readerLanguage('en'), { page: 2, size: 50 });
  expect([last.pages, last.items.at(-1)?.number, last.items.length]).toEqual([2, 1, 23]);
});
