import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { type Commenter, commenterWith, newCommenter } from '@/tests/support/commenters';

describe('comments of members', () => {
  let backend: TestBackend;
  let editor: Commenter;
  let article: number;
  let other: number;
  beforeAll(async () => {
    backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100' });
    const { token, id } = await signInAs(backend, 'editor');
    editor = commenterWith(backend, id, token);
    [article = 0, other = 0] = (await backend.call('articles', { size: 2 })).list.map(({ id }) => id);
  });
  afterAll(() => backend.destroy());

  const list = (contentId = article, more = {}) =>
    backend.call('listComments', { content_id: contentId, ...more });
  const seenBy = async ({ token }: Commenter, contentId = article) =>
    (await makeCall(backend, 'commentsOfMember', { content_id: contentId }, { token })).data;
  const moderate = (id: number, act: string, more = {}) =>
    makeCall(backend, 'moderateComment', { id, act, ...more }, { token: editor.token });

  test('without a session nothing can be written, and reading needs none', async () => {
    const answer = await makeCall(backend, 'postComment', {
      content_id: article,
      body: 'x',
      idempotency_key: '1',
    });
    expect(answer).toMatchObject({ status: 401, messageKey: 'signInRequired' });
    expect(await list()).toMatchObject({ list: [], total: 0, is_open: true, is_on: true, cursor: null });
  });

  test('the first comments of a member wait, whose author sees the state and the reason, and nobody else', async () => {
    const member = await newCommenter(backend);
    const { data } = await member.post(article, '图1的纵轴是占全天的比例，那么三家的量级一样吗？');
    expect(data).toMatchObject({ state: 'held', held_reason: 'firstComments', lang: 'zh-Hans' });
    expect((await list()).total).toBe(0);
    expect((await backend.call('storyPage', { id: article })).has_comments).toBe(false);
    expect((await seenBy(member)).list).toMatchObject([{ id: data.id, held_reason: 'firstComments' }]);
    expect((await seenBy(await newCommenter(backend))).list).toEqual([]);
    await moderate(data.id, 'approve');
    expect((await list()).list).toMatchObject([{ id: data.id, body: data.body, state: 'public' }]);
    expect((await backend.call('storyPage', { id: article })).has_comments).toBe(true);
    expect((await backend.call('storyPage', { id: other })).has_comments).toBe(false);
  });

  test('the same key writes once, also when it is sent twice at the same time', async () => {
    const member = await newCommenter(backend);
    const send = () => member.post(other, 'Sent twice', { idempotency_key: 'once' });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect(new Set([first.data.id, second.data.id, third.data.id]).size).toBe(1);
    expect((await seenBy(member, other)).list).toHaveLength(1);
  });

  test('a text without letters, one that is too long and another story’s comment are refused', async () => {
    const post = (body: string, more = {}) => editor.post(article, body, more);
    expect(await post(' \u200b\n ')).toMatchObject({ status: 400, fields: { body: 'required' } });
    expect(await post('长'.repeat(501))).toMatchObject({ status: 400, fields: { body: 'tooLong' } });
    const { data } = await editor.post(other, 'Elsewhere');
    expect(await post('Reply', { parent_id: data.id })).toMatchObject({ status: 404 });
    expect(await editor.post(999_999, 'Nowhere')).toMatchObject({ status: 404 });
  });

  test('a quote has to be a passage of the story, in either script', async () => {
    const title = (await backend.call('articles', { size: 1 })).list[0]?.title ?? '';
    const quoted = (quote: string) => editor.post(article, 'About this', { quote });
    expect((await quoted(title.replaceAll('，', ' '))).data).toMatchObject({ state: 'public' });
    for (const quote of ['领空投，前一百名送，快来', `${title}假`, '。。'])
      expect(await quoted(quote)).toMatchObject({ status: 400, messageKey: 'quoteNotFound' });
  });

  test('of a story that was withdrawn nobody learns whether a passage stands in it', async () => {
    const { data: flash } = await makeCall(
      backend,
      'publishFlash',
      { title: 'A sentence that was withdrawn' },
      { token: editor.token },
    );
    await makeCall(backend, 'withdrawContent', { ...flash, reason: 'wrong' }, { token: editor.token });
    const quoted = (quote: string) => editor.post(flash.id, 'About this', { quote });
    const answers = [await quoted('sentence that was'), await quoted('sentence that was never there')];
    expect(answers).toMatchObject([{ status: 404 }, { status: 404 }]);
  });

  test('a comment that was picked is none when its author changes it', async () => {
    const { data } = await editor.post(other, 'Picked as it was');
    await moderate(data.id, 'pick');
    const edited = await makeCall(
      backend,
      'editComment',
      { id: data.id, body: 'Quite another text' },
      { token: editor.token },
    );
    expect(edited.data).toMatchObject({ state: 'public', is_picked: false });
    expect((await list(other)).list.find(({ id }) => id === data.id)).toMatchObject({ is_picked: false });
  });

  test('markup stays text, and control characters do not arrive', async () => {
    const { data } = await editor.post(other, '<b>bold</b>\u0007\u202e & plain\nnext');
    expect(data.body).toBe('<b>bold</b>  & plain\nnext');
  });

  test('replies have one level, badges name author and editor, and the language is that of the text', async () => {
    const { data: top } = await editor.post(other, '上面這條寫得對', { locale: 'zh-Hans' });
    const { data: reply } = await editor.post(other, 'I agree', { parent_id: top.id });
    const { data: below } = await editor.post(other, '再回一条', { parent_id: reply.id });
    expect(top).toMatchObject({ lang: 'zh-Hant', by: { badge: 'editor' } });
    expect([reply, below]).toMatchObject([
      { parent_id: top.id, lang: 'en' },
      { parent_id: top.id, lang: 'zh-Hans' },
    ]);
    const thread = (await list(other)).list.find(({ id }) => id === top.id);
    expect(thread?.replies.map(({ id }) => id)).toEqual([reply.id, below.id]);
  });

  test('a comment can be changed for five minutes and is judged again, and be taken back', async () => {
    const { data } = await editor.post(other, 'With a slip');
    const edit = (body: string, token = editor.token) =>
      makeCall(backend, 'editComment', { id: data.id, body }, { token });
    expect((await edit('Without a slip')).data).toMatchObject({ body: 'Without a slip', is_edited: true });
    expect(await edit('Not mine', (await newCommenter(backend)).token)).toMatchObject({ status: 404 });
    const withdraw = () => makeCall(backend, 'withdrawComment', { id: data.id }, { token: editor.token });
    expect((await withdraw()).data.state).toBe('withdrawn');
    expect((await withdraw()).data.state).toBe('withdrawn');
    expect(await edit('Too late')).toMatchObject({ status: 409, messageKey: 'wrongState' });
    expect((await list(other)).list.map(({ id }) => id)).not.toContain(data.id);
  });

  test('a like and a report count once for each member', async () => {
    const { data } = await editor.post(other, 'To be liked');
    const reader = await newCommenter(backend);
    const like = (on: boolean) =>
      makeCall(backend, 'likeComment', { id: data.id, like: on }, { token: reader.token });
    expect((await like(true)).data).toEqual({ liked: true, likes: 1 });
    expect((await like(true)).data).toEqual({ liked: true, likes: 1 });
    expect((await seenBy(reader, other)).liked).toEqual([data.id]);
    expect((await like(false)).data).toEqual({ liked: false, likes: 0 });
    for (let times = 0; times < 2; times += 1)
      await makeCall(backend, 'reportComment', { id: data.id, reason: 'untrue' }, { token: reader.token });
    const queue = await makeCall(backend, 'commentQueue', { queue: 'reported' }, { token: editor.token });
    expect(queue.data.list).toMatchObject([{ id: data.id, reports: [{ reason: 'untrue', count: 1 }] }]);
  });

  test('three orders, and a cursor that leads through each without a gap', async () => {
    const [, , story = 0] = (await backend.call('articles', { size: 3 })).list.map(({ id }) => id);
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1)
      ids.push((await editor.post(story, `Comment number ${'abcdefg'[n]} of seven`)).data.id);
    await moderate(ids[2] ?? 0, 'pick');
    const through = async (sort: string) => {
      const seen: number[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await list(story, { sort, size: 3, ...(cursor && { cursor }) });
        seen.push(...page.list.map(({ id }) => ids.indexOf(id)));
        cursor = page.cursor;
      } while (cursor);
      return seen;
    };
    expect(await through('oldest')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await through('newest')).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(await through('picked')).toEqual([2, 6, 5, 4, 3, 1, 0]);
    const second = await backend.call('commentPage', { content_id: story, page: 2, size: 5 });
    expect(second.list.map(({ id }) => ids.indexOf(id))).toEqual([1, 0]);
  });

  test('comments can be off or over, by kind, by story and by age', async () => {
    const admin = (await signInAs(backend, 'admin')).token;
    const setStory = (state: string) =>
      makeCall(backend, 'setStoryComments', { content_id: article, state }, { token: editor.token });
    const save = (settings: object) => makeCall(backend, 'saveCommentSettings', settings, { token: admin });
    await setStory('off');
    expect(await editor.post(article, 'Off')).toMatchObject({ messageKey: 'commentsClosed' });
    expect(await list()).toMatchObject({ is_on: false, list: [], total: 0 });
    await save({ articles: false });
    await setStory('auto');
    expect(await list()).toMatchObject({ is_on: false });
    await setStory('on');
    expect(await list()).toMatchObject({ is_on: true, is_open: true });
    await setStory('closed');
    expect(await list()).toMatchObject({ is_on: true, is_open: false });
    expect(await editor.post(article, 'Closed')).toMatchObject({ messageKey: 'commentsClosed' });
    const { data } = await makeCall(
      backend,
      'storyComments',
      { content_id: article },
      { token: editor.token },
    );
    expect(data).toEqual({ state: 'closed', is_on: true, is_open: false });
    await setStory('on');
    await save({ closes_after_days: 1 });
    const old = (await backend.call('articles', { size: 50 })).list.at(-1)?.id ?? 0;
    expect(await list(old)).toMatchObject({ is_on: true, is_open: false });
    expect(await editor.post(old, 'Late')).toMatchObject({ messageKey: 'commentsClosed' });
    expect(await save({ moderation: 'before' })).toMatchObject({ code: 200 });
    expect(await makeCall(backend, 'saveCommentSettings', {}, { token: editor.token })).toMatchObject({
      status: 403,
    });
    await save({});
  });

  test('what a member wrote is in their export, and goes with the account; replies of others stay', async () => {
    const member = await newCommenter(backend);
    const { data: answered } = await member.post(article, 'Mine, and answered');
    const { data: alone } = await member.post(article, 'Mine alone');
    await moderate(answered.id, 'approve');
    await moderate(alone.id, 'approve');
    await editor.post(article, 'An answer', { parent_id: answered.id });
    const exported = await makeCall(backend, 'exportData', {}, { token: member.token });
    expect(exported.data.records.comments).toMatchObject([
      { body: 'Mine, and answered' },
      { body: 'Mine alone' },
    ]);
    const left = await makeCall(
      backend,
      'deleteAccount',
      { password: 'quiet-harbour-94' },
      { token: member.token },
    );
    expect(left).toMatchObject({ code: 200 });
    const after = (await list()).list;
    expect(after.find(({ id }) => id === alone.id)).toBeUndefined();
    expect(after.find(({ id }) => id === answered.id)).toMatchObject({
      body: '',
      state: 'erased',
      by: { id: null, name: '' },
      replies: [{ body: 'An answer' }],
    });
    const log = (keyword: string) => makeCall(backend, 'auditLog', { keyword }, { token: editor.token });
    expect((await log('Mine')).data.list).toEqual([]);
    expect((await log(String(alone.id))).data.list).toMatchObject([{ command: 'approve', title: '' }]);
  });
});
