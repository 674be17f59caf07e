import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise, upload } from '@/tests/support/pictures';
import { callsOf, type MemberCalls, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let token: string;
let adminToken: string;
let owner: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  token = (await register(backend, 'writer@example.org')).token;
  adminToken = (await signInAs(backend, 'admin')).token;
  owner = callsOf(backend, token);
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
  admin = callsOf(backend, adminToken);
});
afterAll(() => backend.destroy());

const shade = async () => {
  const stored = await upload(backend, token, await noise(320, 200).png().toBuffer());
  expect(stored.code).toBe(200);
  return stored.data;
};
const bodyWith = (...paths: string[]) =>
  WHOLE_TEXT.body + paths.map((path) => `<figure><img src="${path}" alt="码头"></figure>`).join('');
const statusOf = async (path: string, authorization?: string) =>
  (await backend.raw(path, { headers: authorization ? { authorization } : {} })).status;
const statuses = (paths: string[]) => Promise.all(paths.map((path) => statusOf(path)));

/** A live story with this cover and these pictures. */
async function live(pic: string, ...paths: string[]) {
  const content = (await owner('saveDraft', { ...WHOLE_TEXT, pic, body: bodyWith(...paths) })).data;
  const waiting = (await owner('submitContent', content)).data;
  const done = await admin('approveContent', waiting);
  expect(done.code).toBe(200);
  return done.data;
}

test('pictures of a removed story, earlier versions included, are shown to administrators only', async () => {
  const [cover, inText, before, shared] = await Promise.all([shade(), shade(), shade(), shade()]);
  const first = await live(cover, before, shared);
  const other = await live('', shared);
  const { id } = first;
  const corrected = await editor('correctContent', {
    ...first,
    lang: 'zh-Hans',
    body: bodyWith(inText, shared),
  });
  expect(corrected.code).toBe(200);
  const storyPictures = [cover, inText, before];
  expect(await statuses([...storyPictures, shared])).toEqual([200, 200, 200, 200]);

  const gone = await admin('removeContent', { ...corrected.data, reason: '法院裁定' });
  expect(gone.code).toBe(200);
  expect(await statuses(storyPictures)).toEqual([410, 410, 410]);
  for (const path of storyPictures) {
    expect(await statusOf(path, token)).toBe(410);
    const seen = await backend.raw(path, { headers: { authorization: adminToken } });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  }
  // Another live story shows this picture.
  expect(await statusOf(shared)).toBe(200);
  // Editors cannot restore it: only administrators find it.
  expect((await editor('restoreContent', { ...gone.data, reason: '已核实' })).code).toBe(404);
  expect(await statuses(storyPictures)).toEqual([410, 410, 410]);

  // The last story with the picture is removed, too.
  const otherGone = await admin('removeContent', { ...other, reason: '隐私' });
  expect(await statusOf(shared)).toBe(410);

  const back = await admin('restoreContent', { ...gone.data, reason: '已核实' });
  expect(back.code).toBe(200);
  expect(await statuses([...storyPictures, shared])).toEqual([200, 200, 200, 200]);
  expect((await callsOf(backend, '')('contentDetails', { id })).status).toBe(200);
  expect((await callsOf(backend, '')('contentDetails', { id: other.id })).status).toBe(410);
  expect((await admin('restoreContent', { ...otherGone.data, reason: '已核实' })).code).toBe(200);
});

test('a removed story answers as withdrawn without its texts, and a removed draft as unknown', async () => {
  const title = '不该再有人读到的题目';
  const anyone = callsOf(backend, '');
  const draft = (await owner('saveDraft', { ...WHOLE_TEXT, title })).data;
  const content = (await admin('approveContent', (await owner('submitContent', draft)).data)).data;
  expect((await admin('removeContent', { ...content, reason: `隐私：${title}` })).code).toBe(200);
  const details = await anyone('contentDetails', { id: content.id });
  expect(details).toMatchObject({ status: 410, messageKey: 'gone' });
  expect(JSON.stringify(details)).not.toContain(title);
  expect((await anyone('contentState', { id: content.id })).data.state).toBe('withdrawn');

  const unseen = (await owner('saveDraft', { ...WHOLE_TEXT, title })).data;
  await admin('removeContent', { ...unseen, reason: '隐私' });
  expect((await anyone('contentDetails', { id: unseen.id })).status).toBe(404);
  expect((await anyone('contentState', { id: unseen.id })).data.state).toBe('missing');
});

test('restoring a removed story brings back its former state: withdrawn, or a draft', async () => {
  const content = await live('');
  const withdrawn = (await owner('withdrawContent', content)).data;
  const gone = (await admin('removeContent', { ...withdrawn, reason: '隐私' })).data;
  const back = (await admin('restoreContent', { ...gone, reason: '已核实' })).data;
  expect((await callsOf(backend, '')('contentDetails', { id: content.id })).status).toBe(410);
  expect((await editor('restoreContent', { ...back, reason: '已核实' })).code).toBe(200);
  expect((await callsOf(backend, '')('contentDetails', { id: content.id })).status).toBe(200);

  const picture = await shade();
  const draft = (await owner('saveDraft', { ...WHOLE_TEXT, pic: picture })).data;
  const closed = (await admin('removeContent', { ...draft, reason: '隐私' })).data;
  expect(await statusOf(picture)).toBe(410);
  expect((await owner('readDraft', { id: draft.id })).code).toBe(404);
  expect((await admin('restoreContent', { ...closed, reason: '已核实' })).code).toBe(200);
  expect(await statusOf(picture)).toBe(200);
  expect((await owner('readDraft', { id: draft.id })).data).toMatchObject({ status: 'draft' });
  expect((await callsOf(backend, '')('contentDetails', { id: draft.id })).status).toBe(404);
  const { version } = (await owner('readDraft', { id: draft.id })).data;
  expect((await owner('submitContent', { id: draft.id, version })).code).toBe(200);
});

test('a closed picture opens with the next live story that shows it', async () => {
  const picture = await shade();
  const content = await live(picture);
  await admin('removeContent', { ...content, reason: '隐私' });
  expect(await statusOf(picture)).toBe(410);
  const draft = (await owner('saveDraft', { ...WHOLE_TEXT, body: bodyWith(picture) })).data;
  const waiting = (await owner('submitContent', draft)).data;
  expect(await statusOf(picture)).toBe(410);
  await admin('approveContent', waiting);
  expect(await statusOf(picture)).toBe(200);
});

test('only administrators see the title of a removed story in the desk’s list and log', async () => {
  const title = '只有管理员看得见的题目';
  const draft = (await owner('saveDraft', { ...WHOLE_TEXT, title })).data;
  const { id } = draft;
  const content = (await admin('approveContent', (await owner('submitContent', draft)).data)).data;
  const followUp = (await editor('startFollowUp', { follows_id: id })).data;
  /**
   * Results of searching the desk's list and the log for the title, and log lines and uses of the story and its
   * follow-up.
   */
  const refusalOf = async (who: MemberCalls) => {
    const stories = (await who('deskContents', { keyword: title })).data.list;
    const auditRows = (await who('auditLog', { keyword: title })).data.list;
    const lines = (await who('auditLog', { subject: 'content', subject_id: String(id) })).data.list;
    const uses = [await who('whereUsed', { id }), await who('whereUsed', { id: followUp.id })];
    return {
      items: stories.length,
      found: auditRows.length > 0,
      lines: lines.length > 0,
      isNamed: JSON.stringify([stories, auditRows, lines, uses]).includes(title),
    };
  };
  const open = { items: 1, found: true, lines: true, isNamed: true };
  expect(await refusalOf(editor)).toEqual(open);
  const gone = (await admin('removeContent', { ...content, reason: `隐私：${title}` })).data;
  expect(await refusalOf(editor)).toEqual({ items: 0, found: false, lines: true, isNamed: false });
  expect(await refusalOf(admin)).toEqual(open);
  await admin('restoreContent', { ...gone, reason: '已核实' });
  expect(await refusalOf(editor)).toEqual(open);
});

test('a page of the log says whether there are older lines', async () => {
  const first = (await admin('auditLog', { size: 1 })).data;
  expect(first).toMatchObject({ has_older: true, is_total_least: false });
  const last = (await admin('auditLog', { size: 1, page: first.total })).data;
  expect([last.list.length, last.has_older]).toEqual([1, false]);
});

test('the list of versions has the reason of a withdrawal and of a removal', async () => {
  const content = await live('');
  const reasons = async () =>
    (await admin('revisions', { id: content.id })).data.list.map(({ command, reason }) => [command, reason]);
  const withdrawn = (await editor('withdrawContent', { ...content, reason: '来源撤稿' })).data;
  expect((await reasons())[0]).toEqual(['withdraw', '来源撤稿']);
  await admin('removeContent', { ...withdrawn, reason: '法院裁定' });
  expect((await reasons())[0]).toEqual(['remove', '法院裁定']);
});
