import { readForDesk } from '@/lib/desk/read';
import { readCopy } from '@/lib/desk/records/copy';

jest.mock('@/lib/desk/read', () => ({ readForDesk: jest.fn() }));

const LANDING = {
  slug: 'forum_2026',
  status: 'published',
  release_time: '2026-11-01T00:00:00.000Z',
  title: { 'zh-Hans': '论坛', en: 'Forum' },
  sections: [{ kind: 'about' }],
  pages: [{ slug: 'forum_2026_agenda', sections: [0] }],
};

const copyOf = (kind: 'landing' | 'topic', document: object) => {
  jest.mocked(readForDesk).mockResolvedValue({ id: 9, version: 3, document } as never);
  return readCopy(kind, 9);
};

test('the copy of a landing page has all its texts and sections, but not its address', async () => {
  expect(await copyOf('landing', LANDING)).toEqual({
    of: 9,
    document: { ...LANDING, slug: 'forum_2026-copy', status: 'draft', release_time: null, pages: [] },
  });
  expect(readForDesk).toHaveBeenCalledWith('readRecord', { kind: 'landing', id: 9 });
});

test('the copy of another record starts as an equal form', async () => {
  const topic = { name: { en: 'Ferries' } };
  expect(await copyOf('topic', topic)).toEqual({ of: 9, document: topic });
});
