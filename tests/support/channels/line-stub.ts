import { type StubAnswer, type StubCall, startHttpStub } from './http-stub';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** LINE's Messaging API: broadcasts, each accepted once by its retry key. */
export async function startLineStub(token = 'line-token') {
  const accepted = new Map<string, { id: string; messages: unknown }>();

  function answer({ path, headers, json }: StubCall): StubAnswer {
    if (headers.authorization !== `Bearer ${token}`)
      return {
        status: 401,
        body: { message: 'Authentication failed. Confirm that the access token is valid.' },
      };
    if (path !== '/v2/bot/message/broadcast') return { status: 404, body: { message: 'Not found' } };
    const key = String(headers['x-line-retry-key'] ?? '');
    if (!UUID.test(key)) return { status: 400, body: { message: 'The retry key is invalid' } };
    const earlier = accepted.get(key);
    if (earlier)
      return {
        status: 409,
        body: { message: 'The retry key is already accepted' },
        headers: { 'x-line-request-id': 'again', 'x-line-accepted-request-id': earlier.id },
      };
    const messages = Array.isArray(json.messages) ? json.messages : [];
    if (messages.length === 0 || messages.some(({ text }) => typeof text === 'string' && text.length > 5000))
      return { status: 400, body: { message: 'The request body has 1 error(s)' } };
    const id = `request-${accepted.size + 1}`;
    accepted.set(key, { id, messages });
    return { status: 200, body: {}, headers: { 'x-line-request-id': id } };
  }

  return Object.assign(await startHttpStub(answer), { accepted });
}
