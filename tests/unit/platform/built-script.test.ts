/** @jest-environment node */
import { type BrowserScript, builtScript } from '@/lib/platform/browser-scripts/built-script';
import { hashScript } from '@/lib/platform/security/inline-scripts';
import { pagePolicy } from '@/lib/platform/security/content-security-policy';

test.each<[BrowserScript, number]>([
  ['document-start', 3854],
  ['start-scripts', 954],
])('every page contains %s, which is at most %d bytes', (name, maxBytes) => {
  expect(Buffer.byteLength(builtScript(name))).toBeLessThanOrEqual(maxBytes);
});

test('a script can be written into a page as it is', () => {
  for (const name of ['document-start', 'start-scripts', 'embed-frame'] as const) {
    expect(builtScript(name)).not.toMatch(/<\/script|<!--/i);
    expect(builtScript(name)).toBe(builtScript(name).trim());
  }
});

test('the policy of every page allows the first script of a document', () => {
  const policy = pagePolicy({ hashes: [] }, { isHttps: true, hasChatShare: false });
  expect(policy).toContain(`script-src 'self' '${hashScript(builtScript('document-start'))}';`);
});
