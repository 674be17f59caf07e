import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from '@/backend/kernel/context';
import { signShare } from '@/backend/modules/sharing/commands';
import { makeCall } from '@/tests/support/accounts';
import { startBackend } from '@/tests/support/backend';

const SITE = 'https://news.example';

/** Stands for the provider: records and answers the requests for a token and for a ticket. */
class Provider {
  readonly requests: URL[] = [];
  answer: (path: string) => unknown = (path) =>
    path.endsWith('/token')
      ? { access_token: 'token', expires_in: 7200 }
      : { errcode: 0, ticket: `ticket-${this.tickets}`, expires_in: 7200 };
  private server: Server | null = null;

  async open(): Promise<string> {
    this.server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://provider');
      this.requests.push(url);
      setTimeout(() => response.end(JSON.stringify(this.answer(url.pathname))), 30);
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get tickets(): number {
    return this.requests.filter(({ pathname }) => pathname === '/cgi-bin/ticket/getticket').length;
  }

  close = () => this.server?.close();
}

const provider = new Provider();
let context: Context;
let clock = Date.parse('2026-11-21T08:00:00Z');
let apiUrl = '';

beforeAll(async () => {
  apiUrl = await provider.open();
  context = {
    config: { wechat: { id: 'wx1', secret: 'closeToast', apiUrl }, siteUrl: SITE },
    now: () => new Date(clock),
    log: { warn: () => undefined },
  } as unknown as Context;
});
afterAll(() => provider.close());

const signatureOf = (ticket: string, nonce: string, timestamp: number, url: string) =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');

describe('the signature of a share', () => {
  it('uses one ticket for simultaneous requests', async () => {
    const url = `${SITE}/wz_detail/7?from=timeline&isappinstalled=0`;
    const signed = await Promise.all(Array.from({ length: 40 }, () => signShare(context, `${url}#top`)));
    expect(provider.requests.map(({ pathname }) => pathname)).toEqual([
      '/cgi-bin/token',
      '/cgi-bin/ticket/getticket',
    ]);
    expect(Object.fromEntries(provider.requests[0]?.searchParams ?? [])).toEqual({
      grant_type: 'client_credential',
      appid: 'wx1',
      secret: 'closeToast',
    });
    for (const { appId, timestamp, nonceStr, signature } of signed) {
      expect(appId).toBe('wx1');
      expect(signature).toBe(signatureOf('ticket-1', nonceStr, timestamp, url));
    }
    expect(new Set(signed.map(({ nonceStr }) => nonceStr)).size).toBe(40);
  });

  it('reuses the ticket until shortly before it expires', async () => {
    clock += 6800_000;
    await signShare(context, SITE);
    expect(provider.tickets).toBe(1);
    clock += 400_000;
    const { signature, nonceStr, timestamp } = await signShare(context, `${SITE}/`);
    expect(provider.tickets).toBe(2);
    expect(signature).toBe(signatureOf('ticket-2', nonceStr, timestamp, `${SITE}/`));
  });

  it('is refused while the provider refuses, without new requests for some seconds, and works again afterwards', async () => {
    clock += 7200_000;
    const working = provider.answer;
    provider.answer = () => ({ errcode: 40001, errmsg: 'invalid credential' });
    const before = provider.requests.length;
    for (let at = 0; at < 5; at += 1)
      await expect(signShare(context, SITE)).rejects.toMatchObject({ key: 'unavailable' });
    expect(provider.requests.length).toBe(before + 1);
    provider.answer = working;
    clock += 11_000;
    await expect(signShare(context, SITE)).resolves.toMatchObject({ appId: 'wx1' });
  });

  it.each(['https://other.example/', 'http://news.example/', 'https://news.example:444/'])(
    'is not given for %s',
    async (url) => {
      await expect(signShare(context, url)).rejects.toMatchObject({
        key: 'invalidInput',
        fields: { url: 'notAllowed' },
      });
    },
  );

  it('is given by the running backend', async () => {
    const backend = await startBackend({
      SITE_URL: SITE,
      SAMPLE_CONTENT: 'off',
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'closeToast',
      WECHAT_API_URL: apiUrl,
    });
    try {
      const { data } = await makeCall(backend, 'shareSignature', { url: `${SITE}/news` });
      const { nonceStr, timestamp, signature } = data;
      expect(signature).toBe(signatureOf(`ticket-${provider.tickets}`, nonceStr, timestamp, `${SITE}/news`));
    } finally {
      await backend.destroy();
    }
  });
});
