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

/** Longer than the time after which the edge cache does not try another portal. */
const LATE_MS = 1300;

const withVarnish = hasVarnish ? describe : describe.skip;
withVarnish('the edge cache and the portals behind it', () => {
  const localPortal = new StubPortal('own');
  const other = new StubPortal('other');
  const folders: string[] = [];
  const fronts: ChildProcess[] = [];
  let front = '';
  /** An edge cache with one portal only: the negative control. */
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
    await Promise.all([localPortal.start(), other.start()]);
    front = await start([localPortal, other]);
    lone = await start([localPortal]);
  });
  beforeEach(() => {
    for (const portal of [localPortal, other]) {
      portal.isReady = true;
      portal.isBusy = false;
      portal.answer = (_, response) => response.end(portal.name);
      portal.requests.length = 0;
    }
  });
  afterAll(async () => {
    for (const frontProcess of fronts) await stopFront(frontProcess);
    await Promise.all([localPortal.stop(), other.stop()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  /** An address that nobody has requested yet. */
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
  const cachesPage = (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader('etag', '"1"').setHeader('xkey', 'tag').setHeader('x-front-seconds', '600');
    response.end('the copy');
  };
  const dropPages = async () => {
    const headers = { 'xkey-purge': 'tag', 'x-front-secret': frontSecret(SECRET) };
    expect((await fetch(front, { method: 'PURGE', headers })).status).toBe(200);
  };

  test('when its own portal fails at once, the other portal is requested', async () => {
    localPortal.answer = failsAtOnce;
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

  test('a page opened by a key is not shared between readers, and receives the cookie with the key', async () => {
    localPortal.answer = (request, response) => {
      response.setHeader('x-front-seconds', '600').end(request.headers.cookie ?? 'none');
    };
    const of = (address: string, cookie: string) => get(front + address, { headers: { cookie } });
    const address = '/en/preview/opened/abcdefghijklmnop';
    expect(await of(address, 'lx_key=first')).toEqual([200, 'lx_key=first']);
    expect(await of(address, 'lx_key=second')).toEqual([200, 'lx_key=second']);
    // Other pages are the same for everyone.
    expect(await of(fresh(), 'lx_key=first')).toEqual([200, 'none']);
  });

  test('what servers of the Fediverse accept reaches the portal, which pages are asked without', async () => {
    localPortal.answer = (request, response) => response.end(request.headers.accept);
    const accept = 'application/activity+json';
    const request = (path: string) => get(front + path, { headers: { accept } });
    for (const path of ['/ap/actors/newsroom', '/ap/posts/7', '/nodeinfo/2.1'])
      expect(await request(path)).toEqual([200, accept]);
    expect(await request(fresh())).toEqual([200, 'text/html,*/*']);
  });

  test('a late failure is passed on, and no second portal is requested', async () => {
    localPortal.answer = failsLate;
    const address = fresh();
    expect(await get(front + address)).toEqual([503, 'own words']);
    expect([localPortal.timesRequested('GET', address), other.requests]).toEqual([1, []]);
  });

  test('readers waiting for the same page get one late failure together', async () => {
    localPortal.answer = failsLate;
    const address = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(front + address)));
    expect(answers).toEqual(answers.map(() => [503, 'own words']));
    expect(localPortal.timesRequested('GET', address)).toBe(1);
  });

  test('an older copy is served instead of a failure to everyone who waits', async () => {
    const address = fresh();
    localPortal.answer = cachesPage;
    expect(await get(front + address)).toEqual([200, 'the copy']);
    for (const fails of [failsAtOnce, failsLate]) {
      await dropPages();
      [localPortal.answer, other.answer] = [fails, fails];
      const answers = await Promise.all(Array.from({ length: 8 }, () => get(front + address)));
      expect(answers).toEqual(answers.map(() => [200, 'the copy']));
    }
    // Readers who wait together cause at most one request.
    const before = localPortal.timesRequested('GET', address);
    await Promise.all(Array.from({ length: 8 }, () => get(front + address)));
    expect(localPortal.timesRequested('GET', address) - before).toBeLessThanOrEqual(1);
    // When the portal works again, the page is rendered again.
    localPortal.answer = (_, response) => response.setHeader('x-front-seconds', '600').end('made anew');
    await until(async () => (await get(front + address))[1] === 'made anew');
  });

  test('a build file that only one portal has is fetched from that portal', async () => {
    const has = (build: string) => (request: IncomingMessage, response: ServerResponse) => {
      const isHere = request.url?.includes(build);
      response.writeHead(isHere ? 200 : 404, {
        'cache-control': isHere ? 'max-age=60, immutable' : 'no-store',
      });
      response.end(isHere ? build : 'missing');
    };
    localPortal.answer = has('new-build');
    other.answer = has('old-build');
    for (const folder of ['/_next/static/chunks', '/page-scripts']) {
      const [older, newer, none] = ['old-build', 'new-build', 'no-build'].map(
        (build) => `${folder}/${build}.js`,
      );
      expect(await get(`${lone}${older}`)).toEqual([404, 'missing']);
      expect(await get(`${front}${older}`)).toEqual([200, 'old-build']);
      expect(await get(`${front}${newer}`)).toEqual([200, 'new-build']);
      // A file that no portal has is requested once from each, and the answer is not cached.
      for (const times of [1, 2]) {
        expect(await get(`${front}${none}`)).toEqual([404, 'missing']);
        expect([localPortal, other].map((portal) => portal.timesRequested('GET', none ?? ''))).toEqual([
          times,
          times,
        ]);
      }
    }
    // For a missing page or call, the other portal is not requested.
    for (const address of [fresh(), '/api/none', '/_next/image?url=%2Fa.png&w=64&q=75']) {
      other.requests.length = 0;
      expect((await get(front + address))[0]).toBe(404);
      expect(other.requests).toEqual([]);
    }
    const posted = await get(`${front}/_next/static/chunks/old-build.js`, { method: 'POST', body: 'words' });
    expect([posted, other.requests]).toEqual([[404, 'missing'], []]);
  });

  test('a request that writes is sent to one portal once, whatever happens to it', async () => {
    localPortal.answer = failsAtOnce;
    expect((await get(front + fresh(), { method: 'POST', body: 'words' }))[0]).toBe(503);
    localPortal.answer = (request) =>
      void request.on('data', () => undefined).on('end', () => request.socket.destroy());
    expect((await get(front + fresh(), { method: 'POST', body: 'words' }))[0]).toBe(503);
    expect((await get(front + fresh(), { method: 'POST' }))[0]).toBe(503);
    expect([localPortal.requests.length, other.requests]).toEqual([3, []]);
  });

  test('a portal that is not ready is skipped until it is ready again', async () => {
    localPortal.isReady = false;
    await until(async () => (await get(front + fresh()))[1] === 'other');
    // When no portal is ready, the first one that runs answers from its page cache.
    other.isReady = false;
    await until(async () => (await get(front + fresh()))[1] === 'own');
    localPortal.isReady = true;
    other.isReady = true;
    await until(async () => {
      const writes = await get(front + fresh(), { method: 'POST', body: 'words' });
      return writes[1] === 'own';
    });
  });

  test('a stopped portal is skipped before the probe notices it', async () => {
    await localPortal.stop();
    expect(await get(front + fresh())).toEqual([200, 'other']);
    expect((await get(lone + fresh()))[0]).toBe(503);
    await localPortal.start();
    await until(async () => (await get(front + fresh()))[1] === 'own');
  });

  test('portals that are too busy to answer their probes are requested where there is no copy to show', async () => {
    const cached = fresh();
    for (const portal of [localPortal, other]) {
      portal.answer = cachesPage;
      portal.isBusy = true;
    }
    expect(await get(front + cached)).toEqual([200, 'the copy']);
    const countRequests = () => localPortal.requests.length + other.requests.length;
    // Once all probes have failed, an outdated copy is shown without a request, at the same time or a little later.
    await until(async () => {
      await dropPages();
      const before = countRequests();
      await get(front + cached);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return countRequests() === before;
    });
    for (const portal of [localPortal, other]) portal.answer = (_, response) => response.end(portal.name);
    expect(await get(front + fresh())).toEqual([200, 'own']);
    expect(await get(front + fresh(), { method: 'POST', body: 'words' })).toEqual([200, 'own']);
    await localPortal.stop();
    expect(await get(front + fresh())).toEqual([200, 'other']);
    await localPortal.start();
  });
});
