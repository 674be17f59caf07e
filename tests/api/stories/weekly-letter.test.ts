import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { zh } from '@/tests/support/created-records';
import { callsOf } from '@/tests/support/drafts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS });
});
afterAll(() => backend.destroy());

test('an issue has the letter an editor wrote for it, and none without text', async () => {
  const admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const document = {
    number: 9002,
    title: zh('第9002期'),
    summary: {},
    starts: '2026-01-12',
    ends: '2026-01-18',
    author_ids: [],
  };
  const read = async (id: number, locale: 'zh-Hans' | 'en') =>
    (await backend.call('weeklies', { id, locale })).list[0]?.letter;
  const { id } = (await admin('saveRecord', { kind: 'weekly', document })).data;
  expect(await read(id, 'en')).toBeNull();

  const letter = { ...zh('第一段。\n\n第二段。'), en: 'One paragraph.' };
  const letter_by = { ...zh('陆听潮'), en: 'Lu Tingchao' };
  const { data: record } = await admin('readRecord', { kind: 'weekly', id });
  await admin('saveRecord', {
    kind: 'weekly',
    id,
    version: record.version,
    document: { ...document, letter, letter_by },
  });
  expect(await read(id, 'zh-Hans')).toEqual({ text: '第一段。\n\n第二段。', by: '陆听潮', lang: 'zh-Hans' });
  expect(await read(id, 'en')).toEqual({ text: 'One paragraph.', by: 'Lu Tingchao', lang: 'en' });
});
