/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { fixLocation } from '@/server/redirect-location';

/** The final location of a redirect from an address to a place. */
function location(requested: string, status: number, place: string | string[]): unknown {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.statusCode = status;
  response.setHeader('location', place);
  fixLocation(response, new URL(requested, 'http://localhost'));
  return response.getHeader('location');
}

test.each([
  [
    'a kept redirect gets the query of the request',
    '/news/7?utm_source=a',
    308,
    '/wz/7',
    '/wz/7?utm_source=a',
  ],
  ['a query that became the path is not added', '/wz_detail?id=7', 308, '/wz_detail/7', '/wz_detail/7'],
  [
    'what an address with a key was asked stays behind with it',
    '/en/preview/7.key?cookies=1',
    303,
    '/en/preview/opened/abc-DEF_01234567',
    '/en/preview/opened/abc-DEF_01234567',
  ],
])('%s', (_, requested, status, place, to) => expect(location(requested, status, place)).toBe(to));

test('a location that was set twice is sent once', () => {
  expect(location('/a', 307, ['/b', '/b'])).toBe('/b');
});
