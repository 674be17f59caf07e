/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { PageSources } from '@/lib/platform/cache/page-sources';
import { requestContext } from '@/lib/platform/calls/request-context';
import type { Handle } from '@/server/handle';
import { olderCopies } from '@/lib/platform/cache/older-copies';
import { ERROR_DOCUMENT_HEADER, STATUS_ONLY } from '@/lib/platform/routing/error-documents';
import { brandRecord } from '@/backend/contract/brand/brand';
import { setSiteBrand } from '@/lib/platform/config/site-brand';
import { withErrorDocuments } from '@/server/error-documents';
import { ReviewedResponse } from '@/server/reviewed-response';
import { refuseDisabledSections } from '@/server/disabled-sections';

const FRAMEWORK = '<h1>404 This page could not be found.</h1>';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
let server: Server;
let origin: string;
let handle: Handle;

/** A stand-in for Next: answers with the error document if asked for one, and else as each address would. */
function render(request: IncomingMessage, response: ReviewedResponse): void {
  const { url = '', headers } = request;
  const document = headers[ERROR_DOCUMENT_HEADER];
  const answer = (status: number, type: string, body: string) => {
    response.statusCode = status;
    if (type) response.setHeader('content-type', type);
    response.end(body);
  };
  if (document && document !== STATUS_ONLY) {
    response.setHeader(ERROR_DOCUMENT_HEADER, document);
    answer(200, 'text/html', `${document} at ${url}`);
  } else if (url.endsWith('/softly')) answer(404, 'text/plain', `${String(document)} at ${url}`);
  else if (url.startsWith('/events/fails'))
    // Next answers with the older copy where it may be shown.
    answer(olderCopies().isShown(url) ? 200 : 500, 'text/html', olderCopies().isShown(url) ? 'the copy' : '');
  else if (url.startsWith('/share/')) answer(url.startsWith('/share/gone') ? 403 : 404, '', '');
  else if (url.startsWith('/api/data')) answer(200, 'application/json', '[]');
  else if (url.startsWith('/api/fails')) answer(500, '', '');
  else if (url.startsWith('/api/refuses')) answer(400, '', '');
  else if (url.startsWith('/api/json')) answer(404, 'application/json', '{"code":404}');
  else answer(404, 'text/html', FRAMEWORK);
}

beforeAll(async () => {
  handle = withErrorDocuments(
    async (request, response) => render(request, response),
    async ({ url = '' }, response) => {
      if (!url.includes('moved')) return false;
      void response.reviewNext(() => false);
      response.writeHead(308, { location: '/news' }).end();
      return true;
    },
  );
  server = createServer(
    { ServerResponse: ReviewedResponse },
    (request, response) => void handle(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

async function requestAddress(
  path: string,
  headers: Record<string, string> = { accept: PAGE },
  method = 'GET',
) {
  const answer = await fetch(origin + path, { headers, method });
  return [answer.status, await answer.text(), answer.headers.get('cache-control')];
}

test.each([
  '/api/none',
  '/share/none/1/a.png',
  '/sitemapx',
  '/uploads/none.png',
  '/covers/none',
  '/_next/none',
  '/page-scripts/none',
  '/readme/none.png',
])('%s: the site’s own 404 page is shown, in the chosen language', async (path) => {
  expect(await requestAddress(path)).toEqual([404, 'missing at /errors/missing', 'no-store']);
  expect(await requestAddress(path, { accept: '*/*' })).toEqual([
    404,
    'missing at /errors/missing',
    'no-store',
  ]);
  expect(await requestAddress(path, { accept: PAGE, cookie: 'a=b; lx_locale=zh-Hant' })).toEqual([
    404,
    'missing at /zh-hant/errors/missing',
    'no-store',
  ]);
});

test('a client that does not accept pages gets none, and never the framework’s page', async () => {
  const picture = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
  expect(await requestAddress('/share/none/1/a.png', picture)).toEqual([404, '', 'no-store']);
  const envelope = '{"code":404,"message":"Not Found","data":null}';
  expect(await requestAddress('/api/none', { accept: 'application/json' })).toEqual([
    404,
    envelope,
    'no-store',
  ]);
  expect(await requestAddress('/api/none', { accept: PAGE }, 'POST')).toEqual([404, envelope, 'no-store']);
});

test.each([
  ['/api/fails/x.ics', 500, 'Internal Server Error'],
  ['/api/refuses', 400, 'Bad Request'],
])('an empty error of %s gets its status as a message', async (path, code, message) => {
  for (const accept of [PAGE, 'text/calendar'])
    expect(await requestAddress(path, { accept })).toEqual([
      code,
      JSON.stringify({ code, message, data: null }),
      'no-store',
    ]);
});

test('a call that failed because the backend did not answer is not available, and any other has failed', async () => {
  const sources = new PageSources({ position: 0, lastChange: null, isOutdated: () => false });
  sources.recordGap();
  const facts = { requestId: 'a', pageSources: sources };
  const failing = createServer(
    { ServerResponse: ReviewedResponse },
    (request, response) => void requestContext().run(facts, () => handle(request, response)),
  );
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const address = failing.address();
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/fails`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { code: 503, message: 'Service Unavailable', data: null },
  ]);
  failing.close();
});

test('an answer with a body of its own, and one for a withdrawn story, are sent unchanged', async () => {
  expect(await requestAddress('/api/json')).toEqual([404, '{"code":404}', null]);
  expect(await requestAddress('/share/gone')).toEqual([410, '', 'no-store']);
});

test.each([
  ['/events/999', 'missing/event'],
  ['/features/999', 'missing/topic'],
  ['/features/label/999', 'missing/label'],
  ['/columnlist/999', 'missing/author'],
  ['/gw_ruzhu/999', 'missing/organiser'],
  ['/wz_detail/999', 'missing/article'],
  ['/news/999', 'missing/flash'],
  ['/columnlist/999/page/7', 'missing'],
  ['/nowhere', 'missing'],
])('%s is answered by errors/%s', async (path, name) => {
  expect(await requestAddress(`/en${path}`)).toEqual([404, `${name} at /en/errors/${name}`, 'no-store']);
});

test('a page that fails is answered with its older copy, if there is one', async () => {
  olderCopies().record('/events/fails-1');
  const shown = await fetch(`${origin}/events/fails-1`, { headers: { accept: PAGE } });
  expect([shown.status, await shown.text()]).toEqual([200, 'the copy']);
  const none = await fetch(`${origin}/events/fails-2`, { headers: { accept: PAGE } });
  expect([none.status, await none.text()]).toEqual([503, 'unavailable at /errors/unavailable']);
});

test('a soft navigation gets the status alone: a document rendered for it would be stored with its address', async () => {
  const answer = await fetch(`${origin}/en/softly`, { headers: { rsc: '1' } });
  expect([answer.status, await answer.text()]).toEqual([404, `${STATUS_ONLY} at /en/softly`]);
});

test.each(['/moved', '/uploads/2019/moved.png', '/sitemap-moved.xml'])(
  '%s, which is missing, is answered as an address of an old site',
  async (path) => {
    for (const accept of [PAGE, 'image/*']) {
      const answer = await fetch(origin + path, { headers: { accept }, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([308, '/news']);
    }
  },
);

test('calls and files of a section that is off are missing, also for the script of the framework', async () => {
  expect(await requestAddress('/api/data?locale=en')).toEqual([200, '[]', null]);
  setSiteBrand(brandRecord.parse({ hidden: ['data', 'events'] }));
  try {
    for (const softly of [[], [['rsc', '1']]]) {
      const headers = Object.fromEntries([['accept', 'application/json'], ...softly]);
      const [status, body] = await requestAddress('/api/data?locale=en', headers);
      expect([status, JSON.parse(String(body))]).toEqual([
        404,
        { code: 404, message: 'Not Found', data: null },
      ]);
    }
    expect((await requestAddress('/api/json', { accept: '*/*' }))[1]).toBe('{"code":404}');
    const [status, page] = await requestAddress('/events/none');
    expect([status, page]).toEqual([404, 'missing at /errors/missing']);
  } finally {
    setSiteBrand(brandRecord.parse({}));
  }
  expect(await requestAddress('/api/data')).toEqual([200, '[]', null]);
});

test('they are missing in development, too, where the framework shows its own pages', async () => {
  const shown = handle;
  handle = refuseDisabledSections(async (request, response) => render(request, response));
  setSiteBrand(brandRecord.parse({ hidden: ['data', 'events'] }));
  try {
    const [status, body] = await requestAddress('/api/data?locale=en', { accept: 'application/json' });
    expect([status, JSON.parse(String(body)).code]).toEqual([404, 404]);
    expect((await requestAddress('/share/event/1/en.png'))[0]).toBe(404);
    expect((await requestAddress('/api/json', { accept: '*/*' }))[1]).toBe('{"code":404}');
  } finally {
    setSiteBrand(brandRecord.parse({}));
    handle = shown;
  }
  expect((await requestAddress('/api/data'))[1]).toBe('[]');
});
