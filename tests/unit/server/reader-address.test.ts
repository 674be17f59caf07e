import type { IncomingMessage } from 'node:http';
import { READER_ADDRESS_HEADER } from '@/lib/platform/session/reader-header';
import { setReaderAddress } from '@/server/reader-address';

function readAddress(forwarded: string | undefined, proxies: number, stated?: string): string {
  const request = {
    headers: { 'x-forwarded-for': forwarded, [READER_ADDRESS_HEADER]: stated },
    socket: { remoteAddress: '192.0.2.1' },
  } as unknown as IncomingMessage;
  setReaderAddress(request, proxies);
  return String(request.headers[READER_ADDRESS_HEADER]);
}

describe('the address of a reader', () => {
  it.each([
    ['the socket’s without a proxy', '203.0.113.5', 0, '192.0.2.1'],
    ['what the outermost proxy wrote', '6.6.6.6, 203.0.113.5', 1, '203.0.113.5'],
    ['what the outer of two wrote', '6.6.6.6, 203.0.113.5, 10.0.0.1', 2, '203.0.113.5'],
    ['the socket’s where a proxy wrote nothing', undefined, 1, '192.0.2.1'],
    ['without a port', '203.0.113.5:51234', 1, '203.0.113.5'],
    ['version 6 in brackets', '[2001:db8::1]:443', 1, '2001:db8::1'],
    ['version 6 as it is', '2001:db8::1', 1, '2001:db8::1'],
  ])('is %s', (_what, forwarded, proxies, expected) => {
    expect(readAddress(forwarded, proxies)).toBe(expected);
  });

  it('is never taken from the header that the portal sets itself', () => {
    expect(readAddress(undefined, 0, '6.6.6.6')).toBe('192.0.2.1');
  });
});
