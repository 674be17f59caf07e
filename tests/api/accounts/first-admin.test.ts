import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeCall, CHEAP_PASSWORDS, codeTo, newAddress, register } from '@/tests/support/accounts';
import { QUICK_TO_START, SECRET } from '@/tests/support/backend-settings';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { createTestDatabase, EMBEDDED } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';

const EMPTY = { ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off', SITE_URL: 'https://news.example.org' };
const SETUP = /\/setup#(\S{40,})/;

/** Runs the bundled command for an installation, whose backend may be running or stopped. */
function admin(
  { dataDir, port }: Pick<TestBackend, 'dataDir' | 'port'>,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...QUICK_TO_START, '.build/admin.mjs', ...args], {
      env: {
        ...process.env,
        ...EMPTY,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        BACKEND_PORT: String(port),
        BACKEND_SECRET: SECRET,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    child.once('exit', (code) => resolve({ code, text }));
  });
}

const rolesOf = async (backend: TestBackend, token: string) =>
  (await makeCall(backend, 'userInfo', {}, { token })).data.roles;
const invitationOf = ({ dataDir }: TestBackend) =>
  SETUP.exec(readFileSync(join(dataDir, 'admin-invitation'), 'utf8'))?.[1] ?? '';
const accept = (backend: TestBackend, token: string, key: string) =>
  makeCall(backend, 'acceptInvitation', { key }, { token });

describe('an empty newsroom', () => {
  let backend: TestBackend;
  beforeAll(async () => (backend = await startBackend(EMPTY)));
  afterAll(() => backend.destroy());

  test('the first start writes an invitation for an administrator into a file that only its owner can read', async () => {
    const first = await register(backend, 'first@example.org');
    expect(await rolesOf(backend, first.token)).toEqual([]);
    expect(statSync(join(backend.dataDir, 'admin-invitation')).mode & 0o777).toBe(0o600);
    expect((await accept(backend, first.token, 'x'.repeat(43))).messageKey).toBe('invitationEnded');
    expect(await rolesOf(backend, first.token)).toEqual([]);
  });

  test('the invitation can be accepted once, and makes that member an administrator', async () => {
    const key = invitationOf(backend);
    const [invitee, other] = await Promise.all(
      ['one@example.org', 'other@example.org'].map((email) => register(backend, email)),
    );
    const answers = await Promise.all(
      [invitee, other].map((member) => accept(backend, member?.token ?? '', key)),
    );
    expect(answers.map((answer) => answer.messageKey ?? 'ok').sort()).toEqual(['invitationEnded', 'ok']);
    const winner = answers[0]?.code === 200 ? invitee : other;
    expect(await rolesOf(backend, winner?.token ?? '')).toEqual(['admin']);
    expect((await makeCall(backend, 'deskUsers', {}, { token: winner?.token })).code).toBe(200);
  });

  test('no invitation is made once there is an administrator', async () => {
    expect(await admin(backend, [])).toEqual({
      code: 1,
      text: 'lianxun admin: there is an administrator already. npm run admin -- EMAIL makes another.\n',
    });
  });

  test('the command makes a member an administrator while the portal runs', async () => {
    const member = await register(backend, 'member@example.org');
    const result = await admin(backend, ['Member@Example.org']);
    expect(result).toMatchObject({ code: 0, text: expect.stringContaining('is an administrator now') });
    expect(await rolesOf(backend, member.token)).toEqual(['admin']);
    expect((await admin(backend, ['member@example.org'])).text).toContain('already');
  });

  test('an address without an account gets an account, whose owner signs in with a code', async () => {
    const result = await admin(backend, ['new@example.org']);
    expect(result.text).toContain('npm run outbox prints the code');
    const address = newAddress();
    await makeCall(backend, 'sendMailCode', { email: 'new@example.org', purpose: 'login' }, { address });
    const code = await codeTo(backend, 'new@example.org');
    const answer = await makeCall(backend, 'login', { type: 3, email: 'new@example.org', code }, { address });
    expect(answer.data.user?.roles).toEqual(['admin']);
  });

  test.each([
    ['what is no address', ['nobody'], 'nobody is not an e-mail address'],
    ['too much', ['a@example.org', 'b@example.org'], 'npm run admin -- EMAIL'],
    ['another installation’s secret', ['a@example.org'], 'another installation'],
  ])('refuses %s with a clear message', async (name, args, words) => {
    const env = name.includes('secret') ? { BACKEND_SECRET: 'z'.repeat(20) } : undefined;
    const { code, text } = await admin(backend, args, env);
    expect(code).toBe(1);
    expect(text).toContain(words);
  });

  test('the calls behind the command refuse every caller without the secret', async () => {
    for (const name of ['makeAdmin', 'inviteAdmin'] as const)
      expect((await makeCall(backend, name, { email: 'a@example.org' })).status).toBeGreaterThanOrEqual(403);
  });
});

test('the command works while the installation is stopped, and replaces a lost invitation', async () => {
  const settings = { ...EMPTY, ...EMBEDDED };
  const backend = await startBackend(settings);
  const member = await register(backend, 'away@example.org');
  const lost = invitationOf(backend);
  await backend.stop();
  rmSync(join(backend.dataDir, 'admin-invitation'));
  const invited = SETUP.exec((await admin(backend, [])).text)?.[1] ?? '';
  const again = await startBackend(settings, backend.dataDir);
  // The command has already printed the invitation, so this start writes no file.
  expect(existsSync(join(backend.dataDir, 'admin-invitation'))).toBe(false);
  expect((await accept(again, member.token, lost)).messageKey).toBe('invitationEnded');
  await again.stop();
  expect(await admin(again, ['away@example.org'])).toMatchObject({ code: 0 });
  const last = await startBackend(settings, backend.dataDir);
  expect(await rolesOf(last, member.token)).toEqual(['admin']);
  expect((await accept(last, member.token, invited)).messageKey).toBe('invitationEnded');
  await last.destroy();
});

(hasPostgres ? test : test.skip)('works on PostgreSQL, with a running or a stopped backend', async () => {
  const server = await createTestDatabase(EMPTY);
  const env = { ...EMPTY, DATABASE_URL: server.url };
  const backend = await startBackend(env);
  const member = await register(backend, 'one@example.org');
  expect(await admin(backend, ['one@example.org'], env)).toMatchObject({ code: 0 });
  expect(await rolesOf(backend, member.token)).toEqual(['admin']);
  await backend.stop();
  expect(await admin(backend, ['two@example.org'], env)).toMatchObject({ code: 0 });
  await backend.destroy();
  await server.stop();
});
