/** @jest-environment node */
import { settingsText } from '@/backend/kernel/settings-text';

/** Settings whose value contains a secret, such as a password or a key. */
const SECRETS = {
  DATABASE_URL: 'postgres://u:pass-1@h/d',
  DATABASE_READ_URL: 'postgres://u:pass-2@h/d',
  REDIS_URL: 'redis://:pass-3@h:6379',
  SMTP_URL: 'smtp://u:pass-4@h',
  SESSION_SECRET: 'pass-5',
  S3_SECRET_ACCESS_KEY: 'pass-6',
  METRICS_TOKEN: 'pass-7',
  BAIDU_PUSH_URL: 'http://h?token=pass-8',
};

test('settings are written without secrets, or with all of them if asked for', () => {
  const env = { ...SECRETS, NODE_ENV: 'test', SITE_URL: 'https://news.example.org' } as const;
  expect(settingsText(env, false)).toBe('SITE_URL=https://news.example.org\n');
  for (const [name, value] of Object.entries(SECRETS))
    expect(settingsText(env, true)).toContain(`${name}=${value}\n`);
});
