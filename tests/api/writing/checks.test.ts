import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise, upload } from '@/tests/support/pictures';
import { callsOf, type MemberCalls, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let owner: MemberCalls;
let editor: MemberCalls;
let admin: MemberCalls;
/** A text that a check blocks, in a flash as in an article: its picture has no alt text. */
let body: string;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  const { token } = await signInAs(backend, 'editor');
  owner = callsOf(backend, (await register(backend, 'writer@example.org')).token);
  editor = callsOf(backend, token);
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const picture = await upload(backend, token, await noise(320, 200).png().toBuffer());
  body = `${WHOLE_TEXT.body}<figure><img src="${picture.data}" alt=""></figure>`;
});
afterAll(() => backend.destroy());

const LATER = '2199-01-01 08:00:00';

/** Every way in which a text can be published or submitted. */
const WAYS: Record<string, () => Promise<{ status: number; fields?: unknown }>> = {
  async 'an article is submitted'() {
    return owner('submitContent', (await owner('saveDraft', { ...WHOLE_TEXT, body })).data);
  },
  async 'an edit of a live article is submitted'() {
    const live = await contentInState('live', { owner, admin });
    return owner('submitContent', (await owner('saveDraft', { ...WHOLE_TEXT, ...live, body })).data);
  },
  async 'a live article is changed by the desk'() {
    return editor('correctContent', {
      ...(await contentInState('live', { owner, admin })),
      lang: 'zh-Hans',
      body,
    });
  },
  'a flash is published': () => editor('publishFlash', { title: '一条快讯', text: body }),
  'a flash is scheduled': () =>
    editor('publishFlash', { title: '一条快讯', text: body, release_time: LATER, far: true }),
};

test.each(Object.entries(WAYS))('a picture without alt text is refused when %s', async (_, go) => {
  const answer = await go();
  expect(answer).toMatchObject({ status: 400, messageKey: 'invalidInput' });
  expect(JSON.stringify(answer.fields)).toContain('altMissing');
});

test('a draft can be saved even if it fails every check', async () => {
  const begun = await owner('saveDraft', { lang: 'zh-Hans', title: '', body: '' });
  expect(begun.code).toBe(200);
});

test('titles are trimmed, and a title of invisible characters counts as empty, in every call', async () => {
  const unseen = '\u200b\u202e\u3164 \u2800';
  const draft = (await owner('saveDraft', { ...WHOLE_TEXT, title: unseen })).data;
  const stored = async () => (await owner('readDraft', { id: draft.id })).data.document.texts[0]?.title;
  expect(await stored()).toBe('');
  expect((await owner('submitContent', draft)).fields).toEqual({ 'zh-Hans.titleMissing': 'titleMissing' });
  expect((await editor('publishFlash', { title: unseen })).fields).toEqual({ title: 'required' });
  await owner('saveDraft', { ...draft, lang: 'zh-Hans', title: ' \u200b夜班\u0007表\u3000\n' });
  expect(await stored()).toBe('夜班 表');
  const { id } = (await editor('publishFlash', { title: '\ufeff一条 \u00a0' })).data;
  expect((await editor('contentDetails', { id })).data.title).toBe('一条');
  const label = (name: string) =>
    editor('saveRecord', { kind: 'label', document: { name: { 'zh-Hans': name } } });
  expect((await label(unseen)).status).toBe(400);
  const record = (await label('\u202e夜航\u3000')).data;
  expect((await editor('readRecord', { kind: 'label', id: record.id })).data.document).toEqual({
    name: { 'zh-Hans': '夜航' },
  });
  expect((await editor('publishFlash', { title: '标签', new_labels: [unseen] })).status).toBe(400);
});

test('a chart with its sample values is reported with its place, and cannot be published', async () => {
  const cells = (...of: string[]) => `<tr>${of.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const chart = `<figure class="chart" data-kind="bars"><figcaption>一张图<small>来源</small></figcaption><table><thead><tr><th></th><th>枚</th></tr></thead><tbody>${cells('1', '10')}${cells('2', '20')}</tbody></table></figure>`;
  const text = { ...WHOLE_TEXT, body: `${WHOLE_TEXT.body}${chart}` };
  const fields = { 'zh-Hans.chartSample.1': 'chartSample' };
  const draft = (await owner('saveDraft', text)).data;
  expect(await owner('submitContent', draft)).toMatchObject({ status: 400, fields });
  expect(await editor('publishFlash', { title: '一条', text: chart })).toMatchObject({ status: 400, fields });
  const live = await contentInState('live', { owner, admin });
  expect(await editor('correctContent', { ...live, lang: 'zh-Hans', body: text.body })).toMatchObject({
    fields,
  });
  const real = text.body.replace('<td>20</td>', '<td>21</td>');
  expect(
    (await owner('submitContent', (await owner('saveDraft', { ...draft, ...text, body: real })).data)).code,
  ).toBe(200);
});
