import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { editorsKey } from '@/tests/support/api-keys';
import { expect, type MemberSite, test } from '@/tests/support/members';

/** A client of the Model Context Protocol that is connected to the members' site. */
async function connect({ site }: MemberSite, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${site.base}/mcp`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  return client;
}

/** What a tool answers, as text. */
async function textOf(client: Client, name: string, input: Record<string, unknown> = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: input });
  const [part] = Array.isArray(content) ? content : [];
  return part?.text ?? '';
}

test('an agent lists the tools, searches, and reads a story, an event and a series in a language', async ({
  members,
}) => {
  const client = await connect(members);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'get_event',
    'get_series',
    'get_story',
    'list_articles',
    'list_events',
    'list_flashes',
    'list_series',
    'search',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true);
    expect(inputSchema.properties).toHaveProperty('lang');
  }
  const flashes = JSON.parse(await textOf(client, 'list_flashes', { limit: 2, lang: 'zh-Hant' }));
  expect(flashes.data).toHaveLength(2);
  expect(flashes.data[0].kind).toBe('flash');
  const story = JSON.parse(
    await textOf(client, 'get_story', { id: flashes.data[0].id, fields: 'id,url', lang: 'zh-Hant' }),
  );
  expect(story.data).toEqual({ id: flashes.data[0].id, url: flashes.data[0].url });
  expect(JSON.parse(await textOf(client, 'search', { q: 'BTC' })).data.length).toBeGreaterThan(0);
  expect(JSON.parse(await textOf(client, 'get_series', { key: 'btc', days: 3 })).data.key).toBe('btc');
  expect(JSON.parse(await textOf(client, 'list_events', { state: 'all' })).data.length).toBeGreaterThan(0);
  const missing = await client.callTool({ name: 'get_story', arguments: { id: 999_999_999, lang: 'en' } });
  expect(missing.isError).toBe(true);
  expect(client.getServerVersion()?.title).toBe('Lianxun');
  // Nobody can be told of a change without a session.
  expect(client.getServerCapabilities()?.tools?.listChanged).not.toBe(true);
  // Twenty texts are more than an agent can read: lists have them only when they are asked for.
  expect(flashes.data[0]).not.toHaveProperty('body');
  expect(flashes.data[0]).toHaveProperty('published_at');
  const texts = JSON.parse(await textOf(client, 'list_articles', { limit: 1, fields: 'id,body' }));
  expect(texts.data[0].body).toContain('<p>');
  expect(await textOf(client, 'get_story', { id: flashes.data[0].id, fields: 'id,colour', lang: 'en' })).toBe(
    'The request is not valid\nfields.colour: notKnown',
  );
  const unknown = await client.callTool({ name: 'list_flashes', arguments: { colour: 'red' } });
  expect(unknown.isError).toBe(true);
  await client.close();
});

test('keys are valid there, wrong ones are refused, and so are pages of other sites', async ({ members }) => {
  const key = await editorsKey(members, ['content:read']);
  const client = await connect(members, { authorization: `Bearer ${key}` });
  expect(JSON.parse(await textOf(client, 'list_articles', { limit: 1 })).data).toHaveLength(1);
  await client.close();
  const post = (headers: Record<string, string>, body: unknown = { jsonrpc: '2.0', id: 1, method: 'ping' }) =>
    fetch(`${members.site.base}/mcp`, {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const answer = await post({ authorization: `Bearer ${key}` });
  expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([
    200,
    expect.stringMatching(/^"key";/),
  ]);
  expect((await post({ authorization: 'Bearer lx_wrong' })).status).toBe(401);
  const wordsOf = async (headers: Record<string, string>) =>
    (await (await post({ authorization: 'Bearer lx_wrong', ...headers })).json()).message;
  expect(await wordsOf({})).toBe('This API key is unknown, expired or revoked');
  expect(await wordsOf({ 'accept-language': 'zh-CN' })).toBe('API 密钥无效、已过期或已撤销');
  expect((await post({ origin: 'https://other.example' })).status).toBe(403);
  expect((await post({ origin: members.site.base })).status).toBe(200);
  expect((await post({}, [{ jsonrpc: '2.0', id: 1, method: 'ping' }])).status).toBe(400);
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
    const refused = await fetch(`${members.site.base}/mcp?lang=en`, { method });
    expect([refused.status, refused.headers.get('allow')], method).toEqual([405, 'POST, OPTIONS']);
  }
});
