import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from './free-port';

/** A call a service received. */
export interface ServiceCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}

interface Answer {
  status: number;
  body: unknown;
}

/** What the next call is answered with instead: an answer, or none at all (`hang`, `cut`). */
type Trouble = Answer | 'hang' | 'cut';

/** A service on this machine that answers as `answer` says, or with trouble for as many calls as are planned. */
async function startService(answer: (call: ServiceCall) => Answer) {
  const calls: ServiceCall[] = [];
  const troubles: Trouble[] = [];
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const call: ServiceCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: text === '' ? {} : JSON.parse(text),
      headers: request.headers,
    };
    calls.push(call);
    const trouble = troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'cut') return void request.socket.destroy();
    const { status, body } = trouble ?? answer(call);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    troubles,
    clear() {
      calls.length = 0;
      troubles.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const refuse = (status: number, description: string): Answer => ({
  status,
  body: { ok: false, error_code: status, description },
});

/** The Bot API of Telegram with one channel: it sends, edits and deletes, and refuses as the real one does. */
export async function startTelegram(token: string, chat: string) {
  const messages = new Map<number, string>();
  let last = 0;
  const accept = (id: number, text: string): Answer => {
    messages.set(id, text);
    return {
      status: 200,
      body: { ok: true, result: { message_id: id, chat: { id: -100, username: chat.slice(1) } } },
    };
  };
  const service = await startService(({ path, body }) => {
    if (!path.startsWith(`/bot${token}/`)) return refuse(401, 'Unauthorized');
    if (body.chat_id !== chat) return refuse(400, 'Bad Request: chat not found');
    const id = Number(body.message_id);
    const text = String(body.text ?? '');
    if (text.length > 4096) return refuse(400, 'Bad Request: message is too long');
    switch (path.split('/').at(-1)) {
      case 'sendMessage':
        if (text === '') return refuse(400, 'Bad Request: message text is empty');
        last += 1;
        return accept(last, text);
      case 'editMessageText':
        if (!messages.has(id)) return refuse(400, 'Bad Request: message to edit not found');
        if (messages.get(id) === text) return refuse(400, 'Bad Request: message is not modified');
        return accept(id, text);
      case 'deleteMessage':
        return messages.delete(id)
          ? { status: 200, body: { ok: true, result: true } }
          : refuse(400, 'Bad Request: message to delete not found');
      default:
        return refuse(404, 'Not Found');
    }
  });
  return { ...service, messages };
}

/** A webhook of Discord: it sends, edits and deletes, and refuses as the real one does. */
export async function startDiscord() {
  const messages = new Map<string, string>();
  let last = 1000;
  const path = '/api/webhooks/17/secret';
  const unknown: Answer = { status: 404, body: { message: 'Unknown Message', code: 10008 } };
  const accept = (id: string, content: unknown): Answer => {
    messages.set(id, String(content));
    return { status: 200, body: { id, channel_id: '5', content } };
  };
  const service = await startService((call) => {
    if (!call.path.startsWith(path))
      return { status: 404, body: { message: 'Unknown Webhook', code: 10015 } };
    const id = call.path.split('/messages/')[1] ?? '';
    if (call.method === 'DELETE') return messages.delete(id) ? { status: 204, body: null } : unknown;
    if ([...String(call.body.content)].length > 2000)
      return { status: 400, body: { message: 'Invalid Form Body', code: 50035 } };
    if (call.method === 'PATCH') return messages.has(id) ? accept(id, call.body.content) : unknown;
    if (!call.path.endsWith('?wait=true')) return { status: 204, body: null };
    last += 1;
    return accept(String(last), call.body.content);
  });
  return { ...service, webhookUrl: service.url + path, messages };
}

/** A program of the newsroom that takes posts. */
export const startReceiver = () =>
  startService(() => ({ status: 200, body: { link: 'https://elsewhere.example/1' } }));
