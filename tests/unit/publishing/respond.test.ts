/** @jest-environment node */
import { LastChange } from '@/lib/publishing/xml/last-change';
import { fileResponse, streamResponse } from '@/lib/publishing/xml/respond';

describe('the date of a file', () => {
  it('is null within the second of the change, and then stays the same', () => {
    const changes = new LastChange();
    expect(changes.of('a', '1', null, 10_400)).toBeNull();
    expect(changes.of('a', '1', null, 10_900)).toBeNull();
    expect(changes.of('a', '1', null, 11_000)?.getTime()).toBe(10_000);
    expect(changes.of('a', '1', null, 90_000)?.getTime()).toBe(10_000);
  });

  it('is newer after a file has changed back to an earlier text', () => {
    const changes = new LastChange();
    for (const [etag, now] of [
      ['1', 10_000],
      ['2', 20_000],
      ['1', 30_000],
    ] as const)
      changes.of('a', etag, null, now);
    expect(changes.of('a', '1', null, 40_000)?.getTime()).toBe(30_000);
  });

  it('is the newest date of what the file contains, from the first request on', () => {
    const changes = new LastChange();
    expect(changes.of('a', '1', 5400, 10_000)?.getTime()).toBe(5000);
    expect(changes.of('a', '2', 20_000, 30_000)?.getTime()).toBe(20_000);
    // A story with the newest date was withdrawn: the change is when it was seen.
    expect(changes.of('a', '3', 5400, 40_000)).toBeNull();
    expect(changes.of('a', '3', 5400, 41_000)?.getTime()).toBe(40_000);
    // A date in the future is no change.
    expect(changes.of('b', '1', 99_000, 40_000)).toBeNull();
  });

  it('is separate for each file', () => {
    const changes = new LastChange();
    changes.of('a', '1', null, 10_000);
    expect(changes.of('b', '1', null, 20_000)).toBeNull();
  });
});

describe('a conditional request', () => {
  const request = (headers: Record<string, string>, body = 'text') =>
    fileResponse(new Request('https://example.org/conditional', { headers }), body, 'text/plain');

  beforeAll(() => jest.useFakeTimers({ now: 1_000_000_000_000 }));
  afterAll(() => jest.useRealTimers());

  it('is answered by tag or by date, and by the tag if both are given', () => {
    const etag = request({}).headers.get('etag') ?? '';
    expect(request({}).headers.get('last-modified')).toBeNull();
    jest.advanceTimersByTime(5000);
    const date = request({}).headers.get('last-modified') ?? '';
    expect(Date.parse(date)).toBe(1_000_000_000_000);
    expect(request({ 'if-none-match': etag }).status).toBe(304);
    expect(request({ 'if-none-match': `"x", W/${etag}` }).status).toBe(304);
    expect(request({ 'if-modified-since': date }).status).toBe(304);
    expect(request({ 'if-none-match': '"x"', 'if-modified-since': date }).status).toBe(200);
    expect(request({ 'if-modified-since': 'yesterday' }).status).toBe(200);
    expect(request({ 'if-modified-since': date }, 'another').status).toBe(200);
    expect(request({ 'if-none-match': '*' }).status).toBe(304);
  });
});

test('a file that is generated while it is sent has the tag of what it is made of, and is not begun for a client that has it', async () => {
  let begun = 0;
  const requestStream = (madeOf: string, headers: Record<string, string> = {}) =>
    streamResponse(
      new Request('https://example.org/stream', { headers }),
      madeOf,
      'application/xml',
      () => {
        begun += 1;
        return new Response('text').body ?? new ReadableStream();
      },
      { newest: Date.UTC(2026, 10, 20, 8) },
    );
  const first = requestStream('rows');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  expect(await first.text()).toBe('text');
  expect(requestStream('rows', { 'if-none-match': etag }).status).toBe(304);
  expect(begun).toBe(1);
  expect(requestStream('other rows', { 'if-none-match': etag }).status).toBe(200);
});
