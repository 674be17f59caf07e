/** @jest-environment node */
import { readFileSync } from 'node:fs';
import * as routerHeaders from 'next/dist/client/components/app-router-headers';
import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils';
import {
  ACTION_HEADER,
  DRAFT_COOKIE,
  INTERNAL_ANSWER_HEADER,
  INTERNAL_REQUEST_HEADER,
  NAVIGATION_HEADERS,
  RSC_HEADER,
} from '@/lib/platform/next/headers';
import { nextSource } from '@/tests/support/next-source';

/** The files of Next's script in the browser that read the headers of an answer to a soft navigation. */
const READERS = [
  'client/components/router-reducer/fetch-server-response.js',
  'client/components/segment-cache/cache.js',
  'client/route-params.js',
];
/** Read, but set only with a deployment id or a static export, which this site has not. */
const OF_DEPLOYMENTS = ['NEXT_NAV_DEPLOYMENT_ID_HEADER'];

test('Next’s script asks for data, and calls actions, with these headers', () => {
  expect(routerHeaders.RSC_HEADER).toBe(RSC_HEADER);
  expect(routerHeaders.ACTION_HEADER).toBe(ACTION_HEADER);
});

test('every other header of a soft navigation is matched as internal', () => {
  const others = [...routerHeaders.FLIGHT_HEADERS, routerHeaders.NEXT_URL].filter(
    (name) => name !== RSC_HEADER,
  );
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((name) => !INTERNAL_REQUEST_HEADER.test(name))).toEqual([]);
});

test('the edge cache passes requests for data on, and removes the other headers', () => {
  const front = readFileSync('deploy/front/front.vcl', 'utf8').toLowerCase();
  expect(front).toContain(`if (req.http.${RSC_HEADER} || req.http.${ACTION_HEADER} ||`);
  const inProduction = [...routerHeaders.FLIGHT_HEADERS, routerHeaders.NEXT_URL].filter(
    (name) => name !== RSC_HEADER && name !== routerHeaders.NEXT_HMR_REFRESH_HEADER,
  );
  expect(inProduction.filter((name) => !front.includes(`unset req.http.${name};`))).toEqual([]);
});

test('Next’s script reads no internal header of an answer but those that are passed on', () => {
  const names = READERS.flatMap((file) =>
    [...nextSource(file).matchAll(/headers\.get\(_\w+\.([A-Z_]+)\)/g)].map(([, name = '']) => name),
  );
  const read = [...new Set(names)].filter((name) => !OF_DEPLOYMENTS.includes(name));
  const values = read.map((name) => Object.entries(routerHeaders).find(([key]) => key === name)?.[1]);
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => !NAVIGATION_HEADERS.includes(String(value)))).toEqual([]);
});

test('the headers that are passed on are Next’s, and would be removed otherwise', () => {
  const ofNext: unknown[] = Object.values(routerHeaders);
  for (const name of NAVIGATION_HEADERS) {
    expect(ofNext).toContain(name);
    expect(name).toMatch(INTERNAL_ANSWER_HEADER);
  }
});

test.each([
  ['client/components/app-router-headers.js', 'x-action-revalidated'],
  ['server/web/spec-extension/response.js', 'x-middleware-rewrite'],
  ['lib/constants.js', 'x-next-cache-tags'],
])('%s has %s, which no reader needs', (file, header) => {
  expect(nextSource(file)).toContain(`'${header}'`);
  expect(header).toMatch(INTERNAL_ANSWER_HEADER);
});

test('the draft mode has this cookie', () => {
  expect(COOKIE_NAME_PRERENDER_BYPASS).toBe(DRAFT_COOKIE);
});
