/** @jest-environment node */
import { GET as apple } from '@/app/.well-known/apple-app-site-association/route';
import { GET as android } from '@/app/.well-known/assetlinks.json/route';
import { getConfig, readConfig } from '@/lib/platform/config/config';

jest.mock('@/lib/platform/config/config', () => ({
  ...jest.requireActual('@/lib/platform/config/config'),
  getConfig: jest.fn(),
}));

const PRINT = `${'AB:'.repeat(31)}CD`;

const configure = (settings: Record<string, string>) =>
  jest
    .mocked(getConfig)
    .mockReturnValue(readConfig({ DATA_DIR: '/tmp', BACKEND_SECRET: 's'.repeat(32), ...settings }));

test('without an app the files for app links answer 404', () => {
  configure({});
  expect([apple().status, android().status]).toEqual([404, 404]);
  // Android checks an app by the fingerprint of its certificate, so a package alone is not enough.
  configure({ APP_ANDROID_PACKAGE: 'org.example.app' });
  expect(android().status).toBe(404);
});

test('an app that is configured is named in the files', async () => {
  configure({
    APP_IOS_ID: 'ABCDE12345.org.example',
    APP_ANDROID_PACKAGE: 'org.example.app',
    APP_ANDROID_SHA256: PRINT,
  });
  const [ios, droid] = [apple(), android()];
  expect([ios, droid].map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/json',
    'application/json',
  ]);
  expect(await ios.text()).toContain('ABCDE12345.org.example');
  expect(await droid.text()).toContain(PRINT);
});
