import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import { copyAsNew } from '@/components/writing/copy-as-new';
import { postCall } from '@/lib/platform/calls/post-call';

jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));

const DOCUMENT = {
  ...EMPTY_SETTINGS,
  ...{
    author_id: 9,
    category_id: 3,
    pic: '/uploads/2026/11/of-the-editor.jpg',
    release_time: '2020-01-01 08:00:00',
  },
  texts: [
    { lang: 'zh-Hans' as const, title: '题', summary: '', body: '<p>文</p>' },
    { lang: 'en' as const, title: 'Title', summary: '', body: '<p>Text</p>' },
  ],
};
const refused = (fields: Record<string, string>, message = 'x') =>
  ({ ok: false, code: 400, key: 'invalidInput', message, fields, retryAfter: null }) as const;
const stored = (version: number) => ({ ok: true, data: { id: 7, version } }) as const;

beforeEach(() => jest.mocked(postCall).mockReset());

test('a copy leaves out the settings its writer may not give a new article, and keeps every word', async () => {
  for (const field of ['release_time', 'pic', 'author_id'])
    jest.mocked(postCall).mockResolvedValueOnce(refused({ [field]: 'notFound' }));
  jest.mocked(postCall).mockResolvedValueOnce(stored(1)).mockResolvedValueOnce(stored(2));
  expect(await copyAsNew(DOCUMENT, 'zh-Hans', 'new-1')).toEqual({ id: 7 });
  const sent = jest
    .mocked(postCall)
    .mock.calls.slice(3)
    .map(([, input]) => input);
  expect(sent).toMatchObject([
    { key: 'new-1', lang: 'zh-Hans', body: '<p>文</p>', category_id: 3 },
    { id: 7, version: 1, lang: 'en', body: '<p>Text</p>' },
  ]);
  for (const field of ['release_time', 'pic', 'author_id']) expect(sent[0]).not.toHaveProperty(field);
});

test('a copy that is refused for its words says why', async () => {
  jest.mocked(postCall).mockResolvedValueOnce(refused({ title: 'tooLong' }, '太长'));
  expect(await copyAsNew(DOCUMENT, 'zh-Hans', 'new-1')).toEqual({ id: null, message: '太长' });
});
