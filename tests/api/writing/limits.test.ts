import sharp from 'sharp';
import { makeCall, CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { inDatabase } from '@/tests/support/database';

const MAX_PER_DAY = 60;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

test('a new member can begin sixty drafts a day, and can still save them afterwards', async () => {
  const { token } = await register(backend, 'filler@example.org');
  const begin = (number: number) =>
    makeCall(backend, 'saveDraft', { kind: 'article', lang: 'zh-Hans', title: `第 ${number} 篇` }, { token });
  const first = (await begin(0)).data;
  const codes: number[] = [];
  for (let number = 1; number < MAX_PER_DAY + 5; number += 1) codes.push((await begin(number)).code);
  expect(codes.filter((code) => code === 200)).toHaveLength(MAX_PER_DAY - 1);
  expect(codes.slice(MAX_PER_DAY - 1)).toEqual(Array.from({ length: 5 }, () => 5006));
  const again = { ...first, kind: 'article', lang: 'zh-Hans', title: '改过的标题' };
  expect((await makeCall(backend, 'saveDraft', again, { token })).code).toBe(200);
});

test('a cover must be a picture uploaded by its author, and other paths are refused', async () => {
  const { token } = await register(backend, 'cover@example.org');
  const other = await register(backend, 'other@example.org');
  const upload = async (who: string, background: string) => {
    const create = { width: 40, height: 40, channels: 3 as const, background };
    const form = new FormData();
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    form.set('purpose', 'cover');
    form.set('image', new Blob([bytes]), 'a.png');
    const answer = await backend.raw('/uploadData', {
      method: 'POST',
      headers: { authorization: who },
      body: form,
    });
    return String((await answer.json()).data);
  };
  const save = (pic: string) =>
    makeCall(backend, 'saveDraft', { kind: 'article', lang: 'zh-Hans', title: '封面', pic }, { token });
  const theirs = await upload(other.token, '#123456');
  for (const pic of [
    '/uploads/../internal/outbox',
    '/uploads/..%2freadyz',
    '@127.0.0.1:9/x.png',
    'https://elsewhere.example.org/x.png',
    '/privateUploads/aa/0123456789abcdef0123456789abcdef.png',
    '/uploads/aa/0123456789abcdef0123456789abcdef.png',
    theirs,
  ])
    expect(await save(pic)).toMatchObject({ code: 400, fields: { pic: 'notOurPicture' } });
  expect((await save(await upload(token, '#654321'))).code).toBe(200);
  expect((await save('')).code).toBe(200);
});

test('rows of open editor pages are deleted once the pages are closed', async () => {
  const { token } = await register(backend, 'reader-of-drafts@example.org');
  const draft = await makeCall(
    backend,
    'saveDraft',
    { kind: 'article', lang: 'zh-Hans', title: '稿' },
    { token },
  );
  const note = (tab: string) =>
    makeCall(backend, 'presence', { id: draft.data.id, tab, is_typing: false }, { token });
  expect((await note('closed-tab')).code).toBe(200);
  const { dataDir } = backend;
  await backend.stop();
  inDatabase(dataDir, "update draft_presence set seen_at = now() - interval '2 minutes'");
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' }, dataDir);
  expect((await note('open-tab')).data.others).toEqual([]);
  await backend.stop();
  expect(inDatabase(dataDir, 'select tab from draft_presence')).toEqual([{ tab: 'open-tab' }]);
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' }, dataDir);
});

test('a member writes a hundred and twenty notes an hour, and opens as many preview addresses', async () => {
  const { token } = await register(backend, 'talker@example.org');
  const { id } = (await makeCall(backend, 'saveDraft', { title: '一篇' }, { token })).data;
  const codes = { addNote: [] as number[], previewLink: [] as number[] };
  for (let number = 0; number < 122; number += 1) {
    codes.addNote.push((await makeCall(backend, 'addNote', { id, text: `第${number}条` }, { token })).code);
    codes.previewLink.push((await makeCall(backend, 'previewLink', { id }, { token })).code);
  }
  for (const name of ['addNote', 'previewLink'] as const) {
    expect(codes[name].slice(0, 120).every((code) => code === 200)).toBe(true);
    expect(codes[name].slice(120)).toEqual([5006, 5006]);
  }
});
