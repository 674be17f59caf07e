import { makeCall } from '@/tests/support/accounts';
import { startBackend } from '@/tests/support/backend';

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

describe('metrics of the backend', () => {
  test('count requests by route template and status, and the queues of the outbox', async () => {
    const backend = await startBackend({ SAMPLE_CONTENT: 'off' });
    await backend.call('siteCounts', {});
    await backend.raw('/no-such-call/1');
    await backend.raw('/no-such-call/2');
    await makeCall(backend, 'sendMailCode', { email: 'a@example.org', purpose: 'register' });
    const answer = await get(`${backend.url}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const value = (line: RegExp) => Number(line.exec(text)?.[1]);
    expect(value(/^http_requests_total\{[^}]*route="\/siteCounts",.*status="200".*\} (\d+)$/m)).toBe(1);
    expect(value(/^http_requests_total\{[^}]*route="other",.*status="404".*\} (\d+)$/m)).toBe(2);
    expect(value(/^http_request_duration_seconds_count\{[^}]*route="\/siteCounts".*\} (\d+)$/m)).toBe(1);
    expect(value(/^outbox_waiting\{[^}]*kind="mail".*\} (\d+)$/m)).toBe(1);
    expect(value(/^outbox_oldest_seconds\{[^}]*kind="mail".*\} (.*)$/m)).toBeGreaterThan(0);
    expect(value(/^process_resident_memory_bytes\{.*\} (\d+)$/m)).toBeGreaterThan(1_000_000);
    expect(text).not.toContain('no-such-call');
    expect(value(/^data_folder_free_bytes\{.*\} (\d+)$/m)).toBeGreaterThan(0);
    expect(value(/^data_folder_disk_bytes\{.*\} (\d+)$/m)).toBeGreaterThan(0);
    expect(value(/^page_changes_last\{.*\} (\d+)$/m)).toBeGreaterThanOrEqual(0);
    // A request with a forwarded address did not come from this machine, so it is refused.
    expect((await get(`${backend.url}/metrics`, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    await backend.destroy();
  });

  test('need the token when one is set', async () => {
    const token = 'a-token-of-the-tests';
    const backend = await startBackend({ SAMPLE_CONTENT: 'off', METRICS_TOKEN: token });
    expect((await get(`${backend.url}/metrics`)).status).toBe(404);
    expect((await get(`${backend.url}/metrics`, { authorization: 'Bearer wrong' })).status).toBe(404);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' };
    expect((await get(`${backend.url}/metrics`, headers)).status).toBe(200);
    await backend.destroy();
  });
});
