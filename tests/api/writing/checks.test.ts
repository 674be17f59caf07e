import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise, upload } from '@/tests/support/pictures';
import { as, type Do, pieceIn, WHOLE_TEXT } from '@/tests/support/pieces';

let backend: TestBackend;
let owner: Do;
let editor: Do;
let admin: Do;
/** A text that a check blocks, of a flash and of an article alike: its picture has no words. */
let body: string;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  const { token } = await signInAs(backend, 'editor');
  owner = as(backend, (await register(backend, 'writer@example.org')).token);
  editor = as(backend, token);
  admin = as(backend, (await signInAs(backend, 'admin')).token);
  const picture = await upload(backend, token, await noise(320, 200).png().toBuffer());
  body = `${WHOLE_TEXT.body}<figure><img src="${picture.data}" alt=""></figure>`;
});
afterAll(() => backend.destroy());

const LATER = '2199-01-01 08:00:00';

/** Every way in which a text comes before readers. */
const WAYS: Record<string, () => Promise<{ status: number; fields?: unknown }>> = {
  async 'an article is submitted'() {
    return owner('submitContent', (await owner('saveDraft', { ...WHOLE_TEXT, body })).data);
  },
  async 'an edit of a live article is submitted'() {
    const live = await pieceIn('live', { owner, admin });
    return owner('submitContent', (await owner('saveDraft', { ...WHOLE_TEXT, ...live, body })).data);
  },
  async 'a live article is changed by the desk'() {
    return editor('correctContent', { ...(await pieceIn('live', { owner, admin })), lang: 'zh-Hans', body });
  },
  'a flash is published': () => editor('publishFlash', { title: '一条快讯', text: body }),
  'a flash is scheduled': () =>
    editor('publishFlash', { title: '一条快讯', text: body, release_time: LATER }),
};

test.each(Object.entries(WAYS))('the same check stops it when %s', async (_, go) => {
  const answer = await go();
  expect(answer).toMatchObject({ status: 400, messageKey: 'invalidInput' });
  expect(JSON.stringify(answer.fields)).toContain('altMissing');
});

test('a draft may fail every check', async () => {
  const begun = await owner('saveDraft', { lang: 'zh-Hans', title: '', body: '' });
  expect(begun.code).toBe(200);
});
