import { makeCall, CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '5' });
});
afterAll(() => backend.destroy());

test('likes, collections and follows count once, can be undone, and are listed by kind', async () => {
  const { token } = await register(backend, 'marks@example.org');
  const [item, other] = (await backend.call('articles', { size: 2 })).list;
  const author = (await backend.call('authors', { size: 1 })).list[0];
  const likes = item?.likes ?? 0;
  const like = (input: object) => makeCall(backend, 'like', { id: item?.id, ...input }, { token });
  expect((await like({ like: true })).data).toEqual({ liked: true, likes: likes + 1 });
  expect((await like({ like: true })).data).toEqual({ liked: true, likes: likes + 1 });
  expect((await like({})).data).toEqual({ liked: false, likes });
  expect((await like({})).data).toEqual({ liked: true, likes: likes + 1 });
  await makeCall(backend, 'collect', { id: other?.id }, { token });
  const again = await makeCall(backend, 'collect', { id: other?.id }, { token });
  expect(again.data).toEqual({ collected: true, collections: (other?.collections ?? 0) + 1 });
  const follow = await makeCall(backend, 'followAuthor', { id: author?.id }, { token });
  expect(follow.data.followed).toBe(true);

  const requested = { contents: [item?.id, other?.id, 999_999], authors: [author?.id, 999_999] };
  expect((await makeCall(backend, 'markState', requested, { token })).data).toEqual({
    liked: [item?.id],
    collected: [other?.id],
    followed: [author?.id],
  });
  const collected = (await makeCall(backend, 'myCollection', {}, { token })).data;
  expect(collected).toMatchObject({ total: 1, list: [{ id: other?.id }] });
  const followed = (await makeCall(backend, 'myFollow', {}, { token })).data;
  expect(followed).toMatchObject({ total: 1, list: [{ id: author?.id }] });
  const gone = await makeCall(backend, 'cancelCollect', { id: other?.id }, { token });
  expect(gone.data).toEqual({ collected: false, collections: other?.collections });
  expect((await makeCall(backend, 'cancelCollect', { id: other?.id }, { token })).data.collected).toBe(false);
  for (const name of ['like', 'collect', 'cancelCollect', 'followAuthor'] as const)
    expect((await makeCall(backend, name, { id: 999_999 }, { token })).code).toBe(404);
});

test('how far a member read stands in their own lists only, and never goes back', async () => {
  const { token } = await register(backend, 'reading@example.org');
  const { token: other } = await register(backend, 'other-reading@example.org');
  const [item] = (await backend.call('articles', { size: 1 })).list;
  for (const who of [token, other]) {
    await makeCall(backend, 'collect', { id: item?.id }, { token: who });
    await makeCall(backend, 'followAuthor', { id: item?.author?.id, follow: true }, { token: who });
  }
  const collected = async (who: string) =>
    (await makeCall(backend, 'myCollection', {}, { token: who })).data.list[0]?.read_tenths;
  const note = (input: { id: number | undefined; depth: number }) =>
    makeCall(backend, 'noteReading', input, { token });
  expect(await collected(token)).toBeNull();
  expect((await note({ id: item?.id, depth: 6 })).data).toEqual({ depth: 6 });
  expect((await note({ id: item?.id, depth: 2 })).data).toEqual({ depth: 6 });
  expect(await collected(token)).toBe(6);
  expect(await collected(other)).toBeNull();
  expect((await note({ id: item?.id, depth: 11 })).code).toBe(400);
  expect((await note({ id: 999_999, depth: 1 })).code).toBe(404);
  const [author] = (await makeCall(backend, 'myFollow', {}, { token })).data.list;
  for (const story of author?.latest ?? []) expect(story.read_tenths).toBe(story.id === item?.id ? 6 : null);
  expect((await makeCall(backend, 'exportData', {}, { token })).data.records).toMatchObject({
    readings: [{ content_id: String(item?.id), tenth: 6 }],
  });
});

test('feedback has 5 to 500 characters', async () => {
  const { token } = await register(backend, 'feedback@example.org');
  const send = (content: string, images: string[] = []) =>
    makeCall(backend, 'submitFeedback', { content, images }, { token });
  expect((await send('四个字啊')).fields).toEqual({ content: 'tooShort' });
  expect((await send('五个字够了')).code).toBe(200);
  expect((await send('😀'.repeat(500))).code).toBe(200);
  expect((await send('字'.repeat(501))).fields).toEqual({ content: 'tooLong' });
  expect((await send('五个字够了', ['https://elsewhere.example/x.png'])).code).toBe(400);
});
