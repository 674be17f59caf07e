import { editorsKey } from '@/tests/support/api-keys';
import { request, writing } from '@/tests/support/api-requests';
import { expect, test } from '@/tests/support/members';

const PROBLEM = 'application/problem+json';

test('stories are listed to the end without one twice, in each language, with the fields that were requested', async ({
  members,
}) => {
  for (const lang of ['zh-Hans', 'zh-Hant', 'en']) {
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const from: string = cursor === null ? '' : `&cursor=${cursor}`;
      const { body } = await request(
        members,
        `/content?kind=article&fields=id,url,body&limit=10&lang=${lang}${from}`,
      );
      expect(body.code).toBe(200);
      for (const item of body.data) expect(Object.keys(item)).toEqual(['id', 'url', 'body']);
      // What is read elsewhere leads back here.
      expect(JSON.stringify(body.data)).not.toMatch(/(?:href|src)=\\"\//);
      ids.push(...body.data.map(({ id }: { id: number }) => id));
      cursor = body.next;
    } while (cursor !== null);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('everything that can be read is read, and answers 304 to a client that has it', async ({ members }) => {
  const list = async (path: string) => (await request(members, path)).body.data;
  const [story] = await list('/content?limit=1');
  const [event] = await list('/events?state=all&limit=1');
  const [author] = await list('/authors?limit=1');
  const [topic] = await list('/topics');
  for (const path of [
    `/content/${story.id}`,
    `/events/${event.id}`,
    `/authors/${author.id}`,
    `/topics/${topic.id}`,
    '/labels?limit=2',
    '/series/btc?days=3',
    '/search?q=BTC',
  ]) {
    const { answer } = await request(members, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
    const etag = answer.headers.get('etag') ?? '';
    const again = await request(members, path, { headers: { 'if-none-match': etag } });
    expect(again.answer.status, path).toBe(304);
  }
});

test('a refusal is a problem document with the members of the envelope', async ({ members }) => {
  for (const [path, status, fields] of [
    ['/content?kind=essay&colour=red', 400, { kind: 'notAllowed', colour: 'notKnown' }],
    ['/content?kind=flash&kind=article', 400, { kind: 'repeated' }],
    ['/search', 400, { q: 'required' }],
    ['/content/999999999', 404, undefined],
    ['/nothing', 404, undefined],
    ['/drafts', 401, undefined],
  ] as const) {
    const { answer, body } = await request(members, path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get('content-type'), path).toBe(PROBLEM);
    expect(body, path).toMatchObject({ status, title: body.message, data: null });
    if (fields) expect(body.fields, path).toEqual(fields);
  }
  const { answer } = await request(members, '/topics', { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect((await fetch(`${members.site.base}/api/v1/topics`, { method: 'HEAD' })).status).toBe(200);
});

test('a refusal says what is wrong where, in the language that is asked for, and in English by default', async ({
  members,
}) => {
  const key = await editorsKey(members, ['content:write', 'data:write', 'uploads:write']);
  const at = (language?: string): RequestInit => ({
    headers: language ? { 'accept-language': language } : {},
  });
  const limit = '/content?limit=1000';
  const [english, chinese, traditional, chosen] = [
    await request(members, limit),
    await request(members, limit, at('zh-CN,zh;q=0.9,en;q=0.8')),
    await request(members, limit, at('zh-TW')),
    await request(members, `${limit}&lang=en`, at('zh-CN')),
  ];
  expect(english.body).toMatchObject({
    message: 'The request is not valid',
    detail: 'limit: this value isn’t taken (integer 1–100)',
  });
  expect(english.answer.headers.get('content-language')).toBe('en');
  expect(english.answer.headers.get('vary')).toContain('accept-language');
  expect(chinese.body.message).toBe('请求内容有误');
  expect(traditional.body.message).toBe('請求內容有誤');
  expect(chosen.body).toEqual(english.body);
  // Data has the language of `lang` alone, as caches keep it by its address.
  const [story] = (await request(members, '/content?limit=1', at('en'))).body.data;
  const [again] = (await request(members, '/content?limit=1&lang=zh-Hans')).body.data;
  expect(story).toEqual(again);
  for (const [path, init, detail] of [
    ['/drafts?foo=1', writing(key, { title: 'x' }), 'foo: no such name here'],
    ['/drafts', writing(key, { lang: 'fr' }), 'lang: this value isn’t taken ("zh-Hans" | "zh-Hant" | "en")'],
    ['/drafts', writing(key, { titel: 'x' }), 'titel: no such name here'],
    ['/drafts', writing(key, { title: 'x'.repeat(201) }), 'title: too long (string ≤200)'],
    [
      '/series/btc/points',
      writing(key, { points: [{ at: '2026-02-30', value: 1 }] }),
      'points.0.at: no such date or time; write it as 2026-11-27T08:00:00Z',
    ],
    [
      '/series/btc/points',
      writing(key, { points: [{ at: '2026-02-20', value: 'x' }] }),
      'points.0.value: this value isn’t taken (number)',
    ],
    ['/events', writing(key, { title: 'No scope' }), 'This needs a key with the scope events:write'],
  ] as const) {
    const { body } = await request(members, path, init);
    expect(body.detail, `${path} ${JSON.stringify(body)}`).toBe(detail);
  }
  const withoutPicture = new FormData();
  withoutPicture.set('file', new Blob(['x']), 'cover.jpg');
  const uploading = { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: withoutPicture };
  expect((await request(members, '/uploads', uploading)).body.detail).toBe(
    'image: Please upload an image; file: no such name here',
  );
});
