import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@/tests/support/browser-test';
import { TestSite } from '@/tests/support/site';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const spans: Span[] = [];
const COLLECTOR = 4473 + Number(process.env.E2E_PORT_OFFSET ?? 0);
const site = new TestSite(3472, 4472, {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${COLLECTOR}`,
  OTEL_BSP_SCHEDULE_DELAY: '100',
});
let collector: Server;

test.beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
  }).listen(COLLECTOR, '127.0.0.1');
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(async () => {
  await site.destroy();
  collector.close();
});

const idOf = ({ attributes }: Span) => attributes.find(({ key }) => key === 'request.id')?.value.stringValue;

test('a request has one id and one trace in both programs, and is counted by its route', async () => {
  const headers = { 'x-request-id': 'asked-by-a-test' };
  for (const path of ['/columnlist', '/columnlist'])
    expect((await fetch(site.base + path, { headers })).status).toBe(200);
  const ours = () => spans.filter((span) => idOf(span) === 'asked-by-a-test');
  await expect.poll(() => ours().filter(({ parentSpanId }) => parentSpanId).length).toBeGreaterThan(0);
  await expect.poll(() => ours().filter(({ parentSpanId }) => !parentSpanId).length).toBe(2);
  const inner = ours().find(({ parentSpanId }) => parentSpanId);
  const outer = ours().find(({ spanId }) => spanId === inner?.parentSpanId);
  expect(outer?.name).toMatch(/^GET [a-zA-Z]+$/);
  expect(inner?.name).toMatch(/^POST \//);
  expect(inner?.traceId).toBe(outer?.traceId);

  const numbers = await (await fetch(`${site.base}/metrics`)).text();
  const route = outer?.name.split(' ')[1];
  expect(numbers).toMatch(
    new RegExp(`^http_requests_total\\{[^}]*route="${route}",.*status="200".*\\} 2$`, 'm'),
  );
  expect(numbers).toMatch(/^page_cache_reads_total\{[^}]*result="miss".*\} [1-9]/m);
  // Changes that a new backend reports can outdate pages cached before, so read until there is a hit.
  const readAgain = async () => {
    await fetch(`${site.base}/columnlist`);
    return (await fetch(`${site.base}/metrics`)).text();
  };
  // The portal's last change should reach the backend's, and the age of its last poll is a number.
  const gauge = (text: string, name: string) =>
    Number(new RegExp(`^${name}\\{.*\\} (.*)$`, 'm').exec(text)?.[1]);
  const newest = gauge(await (await fetch(`${site.backendUrl}/metrics`)).text(), 'page_changes_last');
  await expect.poll(async () => gauge(await readAgain(), 'page_changes_last')).toBeGreaterThanOrEqual(newest);
  expect(gauge(await readAgain(), 'page_changes_age_seconds')).toBeGreaterThanOrEqual(0);
  await expect.poll(readAgain).toMatch(/^page_cache_reads_total\{[^}]*result="(?:hit|answered)".*\} [1-9]/m);
  expect((await fetch(`${site.base}/metrics`, { headers: { 'x-real-ip': '::1' } })).status).toBe(404);
});

test('the portal has loaded no compiler, neither Next’s nor that of messages, which would stay in memory', async () => {
  test.skip(process.platform !== 'linux', 'what a process has loaded is read from /proc');
  expect((await fetch(`${site.base}/columnlist`)).status).toBe(200);
  const loaded = readFileSync(`/proc/${site.pidOf('portal')}/maps`, 'utf8');
  // A library that pages use is found in the same way.
  expect(loaded).toMatch(/jieba[^/]*\.node$/m);
  expect(loaded).not.toMatch(/swc/);
});
