import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { SECRET } from '@/tests/support/backend-settings';
import { freePort } from '@/tests/support/free-port';
import { hasVarnish, startFront, stopFront } from '@/tests/support/front';
import { StubPortal } from '@/tests/support/stub-portal';
import { until } from '@/tests/support/until';

/** Longer than the front asks another portal after. */
const LATE_MS = 1300;

const withVarnish = hasVarnish ? describe : describe.skip;
withVarnish('the front and the portals behind it', () => {
  const own = new StubPortal('own');
  const other = new StubPortal('other');
  const folders: string[] = [];
  const fronts: ChildProcess[] = [];
  let front = '';
  /** A front with one portal only, the negative control. */
  let lone = '';
  let page = 0;

  const start = async (portals: StubPortal[]): Promise<string> => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'lx-front-'));
    folders.push(folder);
    const FRONT_PORTALS = portals.map((portal) => `127.0.0.1:${portal.port}`).join();
    const env = { FRONT_PORTALS, DATA_DIR: folder, TRUST_PROXY: '1', BACKEND_SECRET: SECRET };
    fronts.push(await startFront(port, env));
    return `http://127.0.0.1:${port}`;
  };
  beforeAll(async () => {
    await Promise.all([own.start(), other.start()]);
    front = await start([own, other]);
    lone = await start([own]);
  });
  beforeEach(() => {
    for (const portal of [own, other]) {
      portal.isReady = true;
      portal.answer = (_, response) => response.end(portal.name);
      portal.asked.length = 0;
    }
  });
  afterAll(async () => {
    for (const one of fronts) await stopFront(one);
    await Promise.all([own.stop(), other.stop()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** An address nobody has asked for yet. */
  const fresh = () => `/page/${(page += 1)}`;
  const get = async (address: string, init?: RequestInit): Promise<[number, string]> => {
    const answer = await fetch(address, init);
    return [answer.status, await answer.text()];
  };
  const failsAtOnce = (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(503).end('own words');
  };
  const failsLate = (request: IncomingMessage, response: ServerResponse) => {
    setTimeout(() => failsAtOnce(request, response), LATE_MS);
  };
  const keepsPage = (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('etag', '"1"').setHeader('xkey', 'tag').setHeader('x-front-seconds', '600');
    response.end('the copy');
  };
  const dropPages = async () => {
    const headers = { 'xkey-purge': 'tag', 'x-front-secret': frontSecret(SECRET) };
    expect((await fetch(front, { method: 'PURGE', headers })).status).toBe(200);
  };

  test('when its own portal fails at once, the other one is asked', async () => {
    own.answer = failsAtOnce;
    const address = fresh();
    expect(await get(lone + address)).toEqual([503, 'own words']);
    expect(await get(front + address)).toEqual([200, 'other']);
    expect(await get(front + fresh(), { headers: { cookie: 'lx_session=somebody' } })).toEqual([
      200,
      'other',
    ]);
    other.answer = failsAtOnce;
    expect(await get(front + fresh())).toEqual([503, 'own words']);
  });

  test('a page that a key opens is each reader’s own, and gets the cookie that holds the key', async () => {
    own.answer = (request, response) => {
      response.setHeader('x-front-seconds', '600').end(request.headers.cookie ?? 'none');
    };
    const of = (address: string, cookie: string) => get(front + address, { headers: { cookie } });
    const address = '/en/preview/opened/abcdefghijklmnop';
    expect(await of(address, 'lx_key=first')).toEqual([200, 'lx_key=first']);
    expect(await of(address, 'lx_key=second')).toEqual([200, 'lx_key=second']);
    // Others are the same for everyone.
    expect(await of(fresh(), 'lx_key=first')).toEqual([200, 'none']);
  });

  test('a late failure is handed on, and no portal is asked twice', async () => {
    own.answer = failsLate;
    const address = fresh();
    expect(await get(front + address)).toEqual([503, 'own words']);
    expect([own.timesAsked('GET', address), other.asked]).toEqual([1, []]);
  });

  test('readers who wait for the same page are answered together when it fails late', async () => {
    own.answer = failsLate;
    const address = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(front + address)));
    expect(answers).toEqual(answers.map(() => [503, 'own words']));
    expect(own.timesAsked('GET', address)).toBe(1);
  });

  test('an older copy is shown in the place of a failure, to everyone who waits for it', async () => {
    const address = fresh();
    own.answer = keepsPage;
    expect(await get(front + address)).toEqual([200, 'the copy']);
    for (const fails of [failsAtOnce, failsLate]) {
      await dropPages();
      [own.answer, other.answer] = [fails, fails];
      const answers = await Promise.all(Array.from({ length: 8 }, () => get(front + address)));
      expect(answers).toEqual(answers.map(() => [200, 'the copy']));
    }
    // Whoever waits for it together asks once at most.
    const before = own.timesAsked('GET', address);
    await Promise.all(Array.from({ length: 8 }, () => get(front + address)));
    expect(own.timesAsked('GET', address) - before).toBeLessThanOrEqual(1);
    // Right again, the page is made anew.
    own.answer = (_, response) => response.setHeader('x-front-seconds', '600').end('made anew');
    await until(async () => (await get(front + address))[1] === 'made anew');
  });

  test('a file of a build that only one portal has is asked of that one, whichever made the page', async () => {
    const has = (build: string) => (request: IncomingMessage, response: ServerResponse) => {
      const isHere = request.url?.includes(build);
      response.writeHead(isHere ? 200 : 404, {
        'cache-control': isHere ? 'max-age=60, immutable' : 'no-store',
      });
      response.end(isHere ? build : 'missing');
    };
    own.answer = has('new-build');
    other.answer = has('old-build');
    for (const folder of ['/_next/static/chunks', '/page-scripts']) {
      const [older, newer, none] = ['old-build', 'new-build', 'no-build'].map(
        (build) => `${folder}/${build}.js`,
      );
      expect(await get(`${lone}${older}`)).toEqual([404, 'missing']);
      expect(await get(`${front}${older}`)).toEqual([200, 'old-build']);
      expect(await get(`${front}${newer}`)).toEqual([200, 'new-build']);
      // What nobody has is asked of each once, and is not kept.
      for (const times of [1, 2]) {
        expect(await get(`${front}${none}`)).toEqual([404, 'missing']);
        expect([own, other].map((portal) => portal.timesAsked('GET', none ?? ''))).toEqual([times, times]);
      }
    }
    // A page that is missing is missing, and so is a call.
    for (const address of [fresh(), '/api/none', '/_next/image?url=%2Fa.png&w=64&q=75']) {
      other.asked.length = 0;
      expect((await get(front + address))[0]).toBe(404);
      expect(other.asked).toEqual([]);
    }
    const posted = await get(`${front}/_next/static/chunks/old-build.js`, { method: 'POST', body: 'words' });
    expect([posted, other.asked]).toEqual([[404, 'missing'], []]);
  });

  test('what writes is sent once, whatever becomes of it', async () => {
    own.answer = failsAtOnce;
    expect((await get(front + fresh(), { method: 'POST', body: 'words' }))[0]).toBe(503);
    own.answer = (request) =>
      void request.on('data', () => undefined).on('end', () => request.socket.destroy());
    expect((await get(front + fresh(), { method: 'POST', body: 'words' }))[0]).toBe(503);
    expect((await get(front + fresh(), { method: 'POST' }))[0]).toBe(503);
    expect([own.asked.length, other.asked]).toEqual([3, []]);
  });

  test('a portal that cannot make pages is passed over, and asked again once it can', async () => {
    own.isReady = false;
    await until(async () => (await get(front + fresh()))[1] === 'other');
    // While none can, the first that runs shows what it keeps.
    other.isReady = false;
    await until(async () => (await get(front + fresh()))[1] === 'own');
    own.isReady = true;
    other.isReady = true;
    await until(async () => {
      const writes = await get(front + fresh(), { method: 'POST', body: 'words' });
      return writes[1] === 'own';
    });
  });

  test('a portal that is gone is left out before the probe knows', async () => {
    await own.stop();
    expect(await get(front + fresh())).toEqual([200, 'other']);
    expect((await get(lone + fresh()))[0]).toBe(503);
    await own.start();
    await until(async () => (await get(front + fresh()))[1] === 'own');
  });
});
