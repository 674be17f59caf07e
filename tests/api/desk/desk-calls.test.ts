import { pageToken } from '@/backend/contract/process/page-token';
import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let editor: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({
    ...CHEAP_PASSWORDS,
    LIMITS_TIMES: '1000',
    SITE_URL: 'https://lianxun.test',
  });
  editor = callsOf(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(() => backend.destroy());

const shown = async (id: number) => (await editor('contentDetails', { id })).data;
const flash = async (title: string, more: Record<string, unknown> = {}) =>
  (await editor('publishFlash', { title, ...more })).data;

test('the later flash of an important one is its follow-up rather than another flash of its topic', async () => {
  const topic = (await editor('writingSetup')).data.topics[0]?.id;
  const key = await flash('交易所暂停提币', { is_important: true, topic_ids: [topic] });
  const second = await flash('交易所恢复提币', { follows_id: key.id });
  const newer = await flash('同一专题的另一条', { topic_ids: [topic] });
  expect((await shown(key.id)).later).toMatchObject({ id: second.id, is_follow_up: true });
  const { list } = (await editor('flashes', { important: true, size: 5 })).data;
  expect(list.find(({ id }) => id === key.id)?.later?.id).toBe(second.id);
  expect((await shown(newer.id)).later).toBeNull();
});

test('a follow-up starts with the labels, topics and region of its flash, and every page of the chain shows the whole chain', async () => {
  const topic = (await editor('writingSetup')).data.topics[0]?.id;
  const first = await flash('跨链桥暂停提款', { new_labels: ['安全'], topic_ids: [topic], region: 'hk' });
  expect((await shown(first.id)).chain).toEqual([]);
  const second = await flash('跨链桥恢复提款', { follows_id: first.id, new_labels: ['SOL'] });
  const begun = (await editor('startFollowUp', { follows_id: second.id })).data;
  const draft = (await editor('readDraft', { id: begun.id })).data;
  expect(draft.labels.map(({ name }) => name).toSorted()).toEqual(['SOL', '安全']);
  expect(draft.topics.map(({ id }) => id)).toEqual([topic]);
  expect(draft.document.region).toBe('hk');
  expect((await shown(second.id)).chain.map(({ id }) => id)).toEqual([first.id, second.id]);

  const body = '<p>三个小时里发生了什么。</p>';
  const text = { lang: 'zh-Hans', title: '桥是怎么停的', summary: '复盘。', body };
  const saved = (await editor('saveDraft', { ...begun, ...text })).data;
  const sent = (await editor('submitContent', saved)).data;
  await editor('approveContent', { id: sent.id, version: sent.version });
  const whole = [first.id, second.id, begun.id];
  for (const id of whole) expect((await shown(id)).chain.map((story) => story.id)).toEqual(whole);
  expect((await shown(first.id)).chain.at(-1)).toMatchObject({ kind: 'article', title: '桥是怎么停的' });

  const uses = (await editor('whereUsed', { id: second.id })).data.list;
  expect(uses.map(({ use, id }) => [use, id])).toEqual(
    expect.arrayContaining([
      ['topic', topic],
      ['followedBy', begun.id],
      ['follows', first.id],
    ]),
  );
  await editor('withdrawContent', second);
  expect((await shown(first.id)).chain.map((story) => story.id)).toEqual([first.id, begun.id]);
});

test('only a live story can have a follow-up', async () => {
  const gone = await flash('撤下的一条');
  await editor('withdrawContent', gone);
  const refused = await editor('publishFlash', { title: '接着它写', follows_id: gone.id });
  expect(refused).toMatchObject({ code: 400, fields: { follows_id: 'notFound' } });
  expect((await editor('startFollowUp', { follows_id: 999_999 })).code).toBe(400);
});

test('the uses of a story are listed: links in texts and notices, and topics', async () => {
  const target = await flash('被人引用的一条');
  const body = `<p>见<a href="/news/${target.id}">前一条</a>，不是<a href="/news/${target.id}1">这条</a>。</p>`;
  const from = await flash('引用别人的一条', { text: body });
  const { list } = (await editor('whereUsed', { id: target.id })).data;
  expect(list).toMatchObject([{ use: 'link', id: from.id, title: '引用别人的一条' }]);
  expect((await editor('whereUsed', { id: from.id })).data.list).toEqual([]);
  const notice = {
    title: { 'zh-Hans': '一则公告' },
    body: { 'zh-Hans': `<p>见<a href="/contents/${from.id}">这条</a></p>` },
  };
  expect((await editor('saveRecord', { kind: 'notice', document: notice })).code).toBe(200);
  const topics = (await editor('records', { kind: 'topic' })).data.list;
  const of = { kind: 'topic', id: topics[0]?.id };
  const { document, version } = (await editor('readRecord', of)).data;
  await editor('saveRecord', { ...of, version, document: { ...document, item_ids: [from.id] } });
  expect((await editor('whereUsed', { id: from.id })).data.list).toMatchObject([
    { use: 'topic', id: of.id },
    { use: 'notice', title: '一则公告' },
  ]);
});

test('a link card to a story of this site is read from the database, counts as a use, and no private address is fetched', async () => {
  const target = await flash('做成卡片的一条', { pic: '' });
  const site = 'https://lianxun.test';
  const card = await editor('linkCard', { url: `${site}/zh-hant/wz_detail/${target.id}?from=share` });
  expect(card.data).toEqual({
    href: `/contents/${target.id}`,
    title: '做成卡片的一条',
    text: '',
    site: '',
    pic: '',
  });
  const { href, title } = card.data;
  const body = `<aside class="link-card"><p><a href="${href}"><strong>${title}</strong></a></p></aside>`;
  const holder = await flash('带卡片的一条', { text: body });
  expect((await shown(holder.id)).body).toBe(body);
  const uses = (await editor('whereUsed', { id: target.id })).data.list;
  expect(uses).toMatchObject([{ use: 'link', id: holder.id }]);
  await editor('withdrawContent', target);
  expect(await editor('linkCard', { url: `${site}${href}` })).toMatchObject({ fields: { url: 'notFound' } });
  // The backend itself listens at this address and must not be requested.
  const backendUrl = `http://127.0.0.1:${backend.port}/openapi.json`;
  expect(await editor('linkCard', { url: backendUrl })).toMatchObject({
    status: 400,
    fields: { url: 'notRead' },
  });
  expect((await editor('linkCard', { url: 'file:///etc/passwd' })).status).toBe(400);
  // No picture is fetched from this address either.
  const refused = await editor('copyPicture', { url: `http://127.0.0.1:${backend.port}/a.png` });
  expect(refused).toMatchObject({ status: 400, fields: { url: 'notRead' } });
  expect((await editor('copyPicture', { url: 'file:///etc/passwd' })).status).toBe(400);
});

test('reading depth is counted once for each reading and shown as shares', async () => {
  const { id } = await flash('读到哪里');
  const tokenOf = (story: number) => pageToken(backend.secret, `view:${story}`, new Date());
  const read = (depth: number, before: number | null = null, token = tokenOf(id)) =>
    editor('pageView', { wz_id: id, depth, depth_before: before, token });
  const shares = async () => (await editor('contentNumbers', { id })).data;
  expect((await shares()).depth).toEqual([]);
  await read(3);
  await read(10, 3);
  await read(4);
  await read(0);
  // A reading whose earlier depth was never counted is not subtracted.
  await read(4, 9);
  expect((await read(10, null, tokenOf(id + 1))).data).toEqual({ recorded: false });
  expect((await read(11)).status).toBe(400);
  const { depth, days } = await shares();
  expect(depth).toEqual([...Array<number>(4).fill(0.75), ...Array<number>(6).fill(0.25)]);
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(0);
});

test('a label merged while a draft is open is replaced by the merged one in saved, submitted and published texts', async () => {
  const labelOf = async (name: string) => {
    const { id } = await flash(`${name}的一条`, { new_labels: [name] });
    return (await shown(id)).labels[0]?.id ?? 0;
  };
  const [old, stored] = [await labelOf('清算所'), await labelOf('结算所')];
  const text = { lang: 'zh-Hans', title: '合并之前', summary: '摘要。', body: '<p>正文。</p>' };
  const open = (await editor('saveDraft', { ...text, label_ids: [old] })).data;
  const sent = (await editor('submitContent', open)).data;
  const { version } = (await editor('readRecord', { kind: 'label', id: old })).data;
  expect((await editor('mergeRecords', { kind: 'label', id: old, version, into: stored })).code).toBe(200);
  const live = await editor('approveContent', { id: sent.id, version: sent.version });
  expect(live.code).toBe(200);
  expect((await shown(sent.id)).labels.map(({ id }) => id)).toEqual([stored]);
  // An editor page opened before the merge still sends the old label.
  const again = await editor('saveDraft', { ...live.data, ...text, label_ids: [old, stored] });
  expect(again.code).toBe(200);
  expect((await editor('readDraft', { id: sent.id })).data.document.label_ids).toEqual([stored]);
  expect((await flash('也用旧的', { label_ids: [old] })).id).toBeGreaterThan(0);
  expect((await editor('saveDraft', { ...text, label_ids: [999_999] })).status).toBe(400);
  const rows = (await editor('deskContents', { kind: 'flash', keyword: '也用旧的' })).data.list;
  expect(rows.map(({ labels }) => labels.map(({ id }) => id))).toEqual([[stored]]);
  const { id: named } = await flash('写了旧的名字', { new_labels: ['清算所', '夜班'] });
  expect((await shown(named)).labels).toHaveLength(2);
  expect((await shown(named)).labels.map(({ id }) => id)).toContain(stored);
});

test('the desk’s front page lists stories that were not published in time, and notes assigned to the reader', async () => {
  const text = { lang: 'zh-Hans', title: '没有按时发布', summary: '摘要。', body: '<p>正文。</p>' };
  const draft = (await editor('saveDraft', text)).data;
  const sent = (await editor('submitContent', draft)).data;
  const soon = new Date(Date.now() + 1500).toISOString();
  const content = { id: sent.id, version: sent.version };
  const due = (await editor('approveContent', { ...content, release_time: soon })).data;
  await editor('embargoContent', { ...due, reason: '等对方回应' });
  const front = async () => (await editor('deskOverview', { locale: 'en' })).data;
  const deadline = Date.now() + 20_000;
  while ((await front()).failed.length === 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await front()).failed).toMatchObject([
    { id: sent.id, title: text.title, lang: 'zh-Hans', reason: expect.stringMatching(/^[A-Z].*/) },
  ]);
  const { list } = (await editor('messages', { locale: 'zh-Hans', size: 20 })).data;
  expect(list.find(({ title }) => title.includes('没有按时发布'))?.body).toMatch(/^原因：\p{Script=Han}/u);

  const me = (await editor('userOverview')).data.user.id;
  const { note_id } = (await editor('addNote', { id: sent.id, text: '再问一次', assignee_id: me })).data;
  expect((await front()).notes).toMatchObject([{ id: sent.id, note_id, words: '再问一次' }]);
  await editor('changeNote', { id: sent.id, note_id, is_resolved: true });
  expect((await front()).notes).toEqual([]);
  const { embargo } = (await editor('reviewDraft', { id: sent.id })).data;
  expect(embargo).toEqual({ reason: '等对方回应', until: null });
});

test('the desk finds stories and drafts by words of titles and bodies in any case and script, page by page', async () => {
  const titles = ['Alpha渡口甲', 'ALPHA渡口乙', 'alpha渡口丙'];
  const body = '<p>凌晨的對帳單。</p>';
  for (const title of titles.slice(1))
    await editor('publishFlash', { lang: 'zh-Hans', title, text: '一句對帳單。' });
  await editor('saveDraft', { lang: 'zh-Hans', title: titles[0], summary: '', body });
  for (const keyword of ['alpha', '渡口', 'alp', '对帐单', 'alpha 渡口', '對帳單 渡口_']) {
    const first = (await editor('deskContents', { keyword, size: 2 })).data;
    const second = (await editor('deskContents', { keyword, size: 2, cursor: first.next ?? undefined })).data;
    const listedTitles = [...first.list, ...second.list].map(({ title }) => title).sort();
    expect({ keyword, found: listedTitles }).toEqual({ keyword, found: [...titles].sort() });
    expect(second.next).toBeNull();
  }
  for (const keyword of ['渡口丁', '_', '<blockquote>', '%'])
    expect({ keyword, list: (await editor('deskContents', { keyword })).data.list }).toEqual({
      keyword,
      list: [],
    });
});

test('a flash is counted in the hour of UTC+8 in which it is published', async () => {
  const flashesByHour = async () =>
    (await editor('deskOverview', {})).data.hours.map(({ flashes }) => flashes);
  const before = await flashesByHour();
  const newFlash = (await editor('publishFlash', { lang: 'zh-Hans', title: '整点的一条', text: '一句。' }))
    .data;
  const { list } = (await editor('deskContents', { keyword: '整点的一条' })).data;
  expect(list[0]?.id).toBe(newFlash.id);
  const hour = Number(list[0]?.release_time.slice(11, 13));
  const after = await flashesByHour();
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual(
    after.map((_, at) => (at === hour ? 1 : 0)),
  );
});
