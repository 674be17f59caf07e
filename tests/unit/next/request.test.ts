/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { getScriptNonceFromHeaders } from 'next/dist/server/app-render/get-script-nonce-from-header';
import { addRequestMeta, getRequestMeta } from 'next/dist/server/request-meta';
import { clearRoute } from '@/server/next/clear-route';
import { setNonce } from '@/server/next/set-nonce';

test('what Next stores on a request about its route is removed', () => {
  const request = new IncomingMessage(new Socket());
  addRequestMeta(request, 'invokePath', '/en/news/7');
  expect(getRequestMeta(request, 'invokePath')).toBe('/en/news/7');
  clearRoute(request);
  expect(getRequestMeta(request)).toEqual({});
});

test('Next reads the nonce that a request is given, not one of the client', () => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-security-policy'] = "script-src 'nonce-of-the-client'";
  setNonce(request, 'a-Nonce_1');
  expect(getScriptNonceFromHeaders(request.headers)).toBe('a-Nonce_1');
});
