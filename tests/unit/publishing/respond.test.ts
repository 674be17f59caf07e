/** @jest-environment node */
import { LastChange } from '@/lib/publishing/xml/last-change';
import { fileResponse } from '@/lib/publishing/xml/respond';

describe('the date of a file', () => {
  it('is null within the second of the change, and then stays the same', () => {
    const changes = new LastChange();
    expect(changes.of('a', '1', 10_400)).toBeNull();
    expect(changes.of('a', '1', 10_900)).toBeNull();
    expect(changes.of('a', '1', 11_000)?.getTime()).toBe(10_000);
    expect(changes.of('a', '1', 90_000)?.getTime()).toBe(10_000);
  });

  it('is newer after a file has changed back to an earlier text', () => {
    const changes = new LastChange();
    for (const [etag, now] of [
      ['1', 10_000],
      ['2', 20_000],
      ['1', 30_000],
    ] as const)
      changes.of('a', etag, now);
    expect(changes.of('a', '1', 40_000)?.getTime()).toBe(30_000);
  });

  it('is separate for each file', () => {
    const changes = new LastChange();
    changes.of('a', '1', 10_000);
    expect(changes.of('b', '1', 20_000)).toBeNull();
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
  });
});
