/** @jest-environment node */
import { POST } from '@/app/api/opened/[link]/[name]/route';
import { linkName } from '@/lib/platform/session/link-name';
import { keylessAddress } from '@/lib/tickets/keyless-address';

const requested: { name: string; input: unknown }[] = [];
jest.mock('@/lib/platform/calls/member-call', () => ({
  ...jest.requireActual('@/lib/platform/calls/member-call'),
  callFor: async (_: unknown, name: string, input: unknown) => {
    requested.push({ name, input });
    return {
      status: 200,
      envelope: { code: 200, message: '', data: { id: 7, key: 'the-key-of-the-answer' } },
    };
  },
}));
jest.mock('@/lib/platform/config/config', () => ({
  ...jest.requireActual('@/lib/platform/config/config'),
  getConfig: () => ({
    sessionSecret: 'a-secret-of-thirty-two-characters!',
    siteUrl: 'http://localhost:3000',
  }),
}));

const KEY = 'r4nd0m-Key_of-a-ticket-that-nobody-guesses-1';
const LINK = linkName(KEY);

async function post(name: string, { link = LINK, cookie = `lx_key=${KEY}`, body = '{}' } = {}) {
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json', cookie };
  const request = new Request(`http://localhost:3000/api/opened/${link}/${name}`, {
    method: 'POST',
    headers,
    body,
  });
  const answer = await POST(request, { params: Promise.resolve({ link, name }) });
  return { status: answer.status, text: await answer.text() };
}
beforeEach(() => requested.splice(0));

test('the key of a page comes from its cookie, and is not in the answer to scripts', async () => {
  const { status, text } = await post('ticketByKey', { body: '{"key":""}' });
  expect(status).toBe(200);
  expect(requested).toMatchObject([{ name: 'ticketByKey', input: { key: KEY } }]);
  expect(JSON.parse(text).data).toEqual({ id: 7, key: '' });
});

test('the answer to accepting a ticket has its key, with which its page is opened', async () => {
  expect(JSON.parse((await post('takeTransfer')).text).data.key).toBe('the-key-of-the-answer');
});

test.each([
  ['no cookie', { cookie: '' }],
  ['the cookie of another page', { link: linkName('another') }],
])('the address without the cookie opens nothing: %s', async (_, options) => {
  const { status, text } = await post('ticketByKey', options);
  expect(status).toBe(404);
  expect(JSON.parse(text).messageKey).toBe('linkNeeded');
  expect(requested).toEqual([]);
});

test('a call that needs no key is not forwarded', async () => {
  expect((await post('ticketOfMine')).status).toBe(404);
  expect(requested).toEqual([]);
});

test.each([
  [`/ac_ticket?key=${KEY}&mark=m`, `/ac_ticket/held/${LINK}`],
  [`/en/ac_ticket/key/${KEY}?cookies=1`, `/en/ac_ticket/held/${LINK}`],
  ['/zh-hant/ac_ticket/7', null],
  ['/ac_ticket', null],
])('without a network, the service worker finds the stored page of %s', async (address, stored) => {
  expect(await keylessAddress(new URL(address, 'https://news.example.org'))).toBe(stored);
});
