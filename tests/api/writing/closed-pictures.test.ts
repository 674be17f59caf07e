import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { zh } from '@/tests/support/created-records';
import { noise, upload } from '@/tests/support/pictures';
import { callsOf, type MemberCalls, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let token: string;
let owner: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  token = (await register(backend, 'writer@example.org')).token;
  owner = callsOf(backend, token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

const face = async () =>
  (await upload(backend, token, await noise(240, 240).png().toBuffer(), 'avatar')).data;
const statusOf = async (path: string) => (await backend.raw(path)).status;

/** A live story with this cover. */
async function live(pic: string) {
  const draft = (await owner('saveDraft', { ...WHOLE_TEXT, pic })).data;
  return (await admin('approveContent', (await owner('submitContent', draft)).data)).data;
}

/** A picture that was closed when the only story with it was removed. */
async function closed() {
  const pic = await face();
  const content = await live(pic);
  expect((await admin('removeContent', { ...content, reason: '隐私' })).code).toBe(200);
  expect(await statusOf(pic)).toBe(410);
  return pic;
}

const banner = (pic: string) => ({ title: zh('横幅'), link: '/features/5', pic });
const author = (pic: string) => ({ name: zh('作者'), bio: {}, avatar_img: pic });

test('other uses of a removed story’s pictures are listed in advance, and such pictures stay open', async () => {
  const pic = await face();
  const content = await live(pic);
  const bannerRecord = await editor('saveRecord', { kind: 'banner', document: banner(pic) });
  const holder = await editor('saveRecord', { kind: 'author', document: author(pic) });
  const other = await live(pic);
  expect((await makeCall(backend, 'editUser', { avatar_img: pic }, { token })).code).toBe(200);
  const uses = (await admin('whereUsed', { id: content.id })).data.list.filter(
    ({ use }) => use === 'picture',
  );
  expect(uses).toEqual([
    expect.objectContaining({ holder: 'article', kind: 'article', id: other.id, title: WHOLE_TEXT.title }),
    expect.objectContaining({ holder: 'author', id: holder.data.id, title: '作者' }),
    expect.objectContaining({ holder: 'banner', id: bannerRecord.data.id, title: '横幅' }),
    expect.objectContaining({ holder: 'member' }),
  ]);
  await admin('removeContent', { ...content, reason: '隐私' });
  expect(await statusOf(pic)).toBe(200);
});

test.each([
  ['banner', banner, 'pic'],
  ['author', author, 'avatar_img'],
] as const)(
  'an editor cannot show a closed picture in a %s, and an administrator can, which opens it',
  async (kind, make, field) => {
    const pic = await closed();
    const refused = await editor('saveRecord', { kind, document: make(pic) });
    expect(refused).toMatchObject({
      status: 409,
      messageKey: 'pictureClosed',
      fields: { [field]: 'pictureClosed' },
    });
    expect((await admin('saveRecord', { kind, document: make(pic) })).code).toBe(200);
    expect(await statusOf(pic)).toBe(200);
  },
);

test('a deleted record with a closed picture is restored by administrators only', async () => {
  const pic = await face();
  const content = await live(pic);
  const { id } = (await editor('saveRecord', { kind: 'banner', document: banner(pic) })).data;
  await editor('deleteRecord', { kind: 'banner', id, version: 1 });
  await admin('removeContent', { ...content, reason: '隐私' });
  expect(await statusOf(pic)).toBe(410);
  const again = { kind: 'banner', id, version: 2 };
  expect(await editor('restoreRecord', again)).toMatchObject({ status: 409, messageKey: 'pictureClosed' });
  expect((await admin('restoreRecord', again)).code).toBe(200);
  expect(await statusOf(pic)).toBe(200);
});

test('a member cannot use a closed picture as avatar', async () => {
  const pic = await closed();
  const before = (await makeCall(backend, 'userInfo', {}, { token })).data.avatar_img;
  const refused = await makeCall(backend, 'editUser', { avatar_img: pic }, { token });
  expect(refused).toMatchObject({ status: 409, fields: { avatar_img: 'pictureClosed' } });
  expect((await makeCall(backend, 'userInfo', {}, { token })).data.avatar_img).toBe(before);
});

test('an event cannot be saved or approved with a closed picture as poster, nor approved without a title', async () => {
  const pic = await face();
  const content = await live(pic);
  const tickets = [{ name: '普通票', quantity: 10 }];
  const event = {
    lang: 'zh-Hans',
    title: '码头夜谈',
    introduction: '<p>谈谈</p>',
    start_time: '2031-05-06 19:00:00',
    end_time: '2031-05-06 21:00:00',
    mode: 'online',
    tickets,
    poster: pic,
  };
  await owner('saveOrganiser', { name: '渡口' });
  const waiting = await owner('updateActivity', { ...event, status: 'pending' });
  expect(waiting.data).toMatchObject({ status: 'pending' });
  await admin('removeContent', { ...content, reason: '隐私' });
  expect(await statusOf(pic)).toBe(410);
  const { id } = waiting.data;
  const approved = { id, is_approved: true };
  expect(await editor('reviewActivity', approved)).toMatchObject({ fields: { poster: 'pictureClosed' } });
  expect(await owner('updateActivity', { id, poster: pic })).toMatchObject({
    fields: { poster: 'pictureClosed' },
  });
  // The event needs a title again, because it lost its title while it was waiting for approval.
  const titled = (title: string) => owner('updateActivity', { id, lang: 'zh-Hans', title });
  expect((await titled('')).code).toBe(200);
  expect(await admin('reviewActivity', approved)).toMatchObject({ fields: { title: 'required' } });
  expect((await titled(event.title)).code).toBe(200);
  expect((await admin('reviewActivity', approved)).code).toBe(200);
  expect(await statusOf(pic)).toBe(200);
});

test('an imported story with a closed picture is stored without it, and the picture stays closed', async () => {
  const pic = await closed();
  await importInto(backend, [makeItem('shows-it', { picUrl: pic })]);
  const [story] = (await editor('deskContents', { keyword: '标题shows-it' })).data.list;
  expect(await statusOf(pic)).toBe(410);
  const shown = (await callsOf(backend, '')('contentDetails', { id: story?.id ?? 0 })).data;
  expect(shown).toMatchObject({ title: '标题shows-it', pic: '' });
});

test('a closed picture in an imported text is replaced by its alt text', async () => {
  const [pic, open] = [await closed(), await face()];
  await live(open);
  const body = `<p>前文</p><p><img src="${pic}" alt="一张照片"></p><p><img src="${open}" alt="另一张"></p>`;
  await importInto(backend, [makeItem('names-it', { body })]);
  // Other stories may have these words in their texts.
  const { list } = (await editor('deskContents', { keyword: '标题names-it' })).data;
  const story = list.find(({ title }) => title === '标题names-it');
  const { body: shown } = (await callsOf(backend, '')('contentDetails', { id: story?.id ?? 0 })).data;
  expect(shown).toContain('一张照片');
  expect(shown).not.toContain(pic);
  expect(shown).toContain(`src="${open}"`);
});
