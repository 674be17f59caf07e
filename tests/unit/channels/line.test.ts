/** @jest-environment node */
import { openLine, retryKey } from '@/backend/modules/channels/services/line';
import { startLineStub } from '@/tests/support/channels/line-stub';
import { postOf, toolsAt } from '@/tests/support/channels/posts';

const PATH = '/v2/bot/message/broadcast';
let stub: Awaited<ReturnType<typeof startLineStub>>;
const open = (token = 'line-token') => {
  const service = openLine(
    { token, account: '@desk', apiUrl: stub.url },
    toolsAt('2026-11-28T08:00:00Z').tools,
  );
  if (!service) throw new Error('LINE is not open');
  return service;
};
beforeEach(async () => (stub = await startLineStub()));
afterEach(() => stub.stop());

test('LINE is off until it is configured', () => {
  expect(openLine(null, toolsAt('2026-11-28T08:00:00Z').tools)).toBeNull();
});

test('a broadcast has the picture, where LINE can fetch it, and the text', async () => {
  expect(await open().send(postOf())).toEqual({ reference: 'request-1', link: null });
  const [{ messages } = { messages: null }] = stub.accepted.values();
  expect(messages).toEqual([
    {
      type: 'image',
      originalContentUrl: 'https://news.example/share/7.png',
      previewImageUrl: 'https://news.example/share/7.png',
    },
    { type: 'text', text: postOf().text },
  ]);
  const plain = { ...postOf({ key: 'other' }), picture: null };
  await open().send(plain);
  expect([...stub.accepted.values()][1]?.messages).toEqual([{ type: 'text', text: plain.text }]);
});

test('a broadcast whose answer was lost is not sent again: LINE knows its key', async () => {
  stub.plan(PATH, 'cutAfter');
  await expect(open().send(postOf())).rejects.toMatchObject({ outcome: 'uncertain' });
  expect(await open().send(postOf())).toEqual({ reference: 'request-1', link: null });
  expect(stub.accepted.size).toBe(1);
  await open().send(postOf({ key: 'test-8-1' }));
  expect(stub.accepted.size).toBe(2);
  expect(retryKey('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
});

test.each([
  [{ status: 429, body: { message: 'The API rate limit has been exceeded.' } }, 'later', false],
  [{ status: 429, body: { message: 'You have reached your monthly limit.' } }, 'refused', true],
  [{ status: 400, body: { message: 'The request body has 1 error(s)' } }, 'refused', false],
  [{ status: 403, body: { message: 'Access to this API is not available' } }, 'refused', true],
  [{ status: 409, body: { message: 'conflict' } }, 'refused', false],
  [{ status: 500, body: { message: 'Internal error' } }, 'uncertain', false],
] as const)('%j is %s, of the channel: %s', async (answer, outcome, isChannel) => {
  stub.plan(PATH, answer);
  const { message } = answer.body;
  await expect(open().send(postOf())).rejects.toMatchObject({ outcome, isChannel, message });
});

test('a wrong token is the channel’s problem', async () => {
  await expect(open('other').send(postOf())).rejects.toMatchObject({ outcome: 'refused', isChannel: true });
});

test('nothing can be changed or removed, and lengths are UTF-16 units', async () => {
  const service = open();
  await expect(service.edit('request-1', postOf())).rejects.toMatchObject({ outcome: 'refused' });
  await expect(service.remove('request-1')).rejects.toMatchObject({ outcome: 'refused' });
  expect(service.able).toMatchObject({ edit: false, remove: false, idempotent: true, idempotentHours: 23 });
  expect(service.limit.count('比特币🚀')).toBe(5);
});
