import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@/lib/platform/config/config';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lx-app-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const STORE = 'https://apps.example.org/lianxun';

test.each([
  [{}, null],
  [{ APP_STORE_URL: STORE }, 'lianxun'],
  [{ APP_APK_URL: `${STORE}.apk` }, 'lianxun'],
  [{ APP_SCHEME: 'ourapp' }, 'ourapp'],
  [{ APP_SCHEME: 'ourapp', APP_STORE_URL: STORE }, 'ourapp'],
])('with %j the app is opened by %s', (settings, scheme) => {
  expect(readConfig({ DATA_DIR, ...settings }).app.scheme).toBe(scheme);
});
