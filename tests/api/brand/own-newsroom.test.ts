import { DOCUMENT_KEYS } from '@/backend/contract/directory/document-keys';
import { SECTIONS } from '@/backend/contract/publishing/sections';
import { HEADERS } from '@/backend/contract/headers';
import { CHEAP_PASSWORDS, makeCall, register } from '@/tests/support/accounts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf } from '@/tests/support/drafts';

const EMPTY = { ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off', SITE_URL: 'https://news.example.org' };

async function factsOf(backend: TestBackend) {
  const answer = await backend.raw('/internal/site-brand', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backend.secret },
    body: '{}',
  });
  const { drafts, feed_authority, empty, empty_categories, letters } = (await answer.json()).data;
  return { drafts, feed_authority, empty, empty_categories, letters };
}

const statusOf = async (backend: TestBackend, key: string) =>
  (
    await (
      await backend.raw('/getDocument', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, locale: 'en' }),
      })
    ).json()
  ).code;

test('fixed pages of an own newsroom are drafts, and signing up asks for those that are public', async () => {
  const backend = await startBackend(EMPTY);
  try {
    expect((await factsOf(backend)).drafts).toEqual(DOCUMENT_KEYS);
    expect(await statusOf(backend, 'terms')).toBe(404);
    expect(await backend.call('appConfig', {})).toMatchObject({
      privacy_policy: { value: '' },
      term_of_service: { value: '' },
    });
    // Of what a newsroom begins with only its newsletters can be shown.
    expect((await backend.call('filledSections', {})).list).toEqual(['letters']);
    expect((await factsOf(backend)).empty).toEqual(SECTIONS.filter((name) => name !== 'letters'));
    // Nobody can have published terms before there is an administrator, who signs up first.
    const { token } = await register(backend, 'first@example.org');
    const [, key = ''] =
      /\/setup#(\S{40,})/.exec(readFileSync(join(backend.dataDir, 'admin-invitation'), 'utf8')) ?? [];
    await makeCall(backend, 'acceptInvitation', { key }, { token });
    const admin = callsOf(backend, token);
    const terms = { kind: 'document', id: 4 } as const;
    const { document, version } = (await admin('readRecord', terms)).data;
    expect(document).toMatchObject({ is_public: false });
    // A draft that is saved stays one.
    const saved = await admin('saveRecord', { ...terms, version, document });
    expect([saved.code, await statusOf(backend, 'terms')]).toEqual([200, 404]);
    await admin('saveRecord', {
      ...terms,
      version: (await admin('readRecord', terms)).data.version,
      document: { ...document, is_public: true },
    });
    expect(await statusOf(backend, 'terms')).toBe(200);
    expect((await factsOf(backend)).drafts).not.toContain('terms');
    expect(await backend.call('appConfig', {})).toMatchObject({
      privacy_policy: { value: '' },
      term_of_service: { value: 'https://news.example.org/fuwutiaokuan' },
    });
  } finally {
    await backend.destroy();
  }
}, 120_000);

test('categories count as empty until they have a story, closed newsletters as gone, and the page about it names no subject', async () => {
  const backend = await startBackend(EMPTY);
  try {
    const { token } = await register(backend, 'first@example.org');
    const [, key = ''] =
      /\/setup#(\S{40,})/.exec(readFileSync(join(backend.dataDir, 'admin-invitation'), 'utf8')) ?? [];
    await makeCall(backend, 'acceptInvitation', { key }, { token });
    const admin = callsOf(backend, token);
    const [category] = (await backend.call('categories', {})).list;
    const before = await factsOf(backend);
    expect(before.empty_categories).toContain(`flash:${category?.id}`);
    await admin('publishFlash', {
      ...{ lang: 'en', title: 'A berth opens', text: 'It takes the first ship.' },
      category_id: category?.id,
    });
    expect((await factsOf(backend)).empty_categories).toEqual(
      before.empty_categories.filter((each: string) => each !== `flash:${category?.id}`),
    );
    expect(before.letters).toEqual(['morning', 'weekly']);
    for (const id of [1, 2]) {
      const record = { kind: 'newsletter', id } as const;
      const { document, version } = (await admin('readRecord', record)).data;
      await admin('saveRecord', { ...record, version, document: { ...document, is_closed: true } });
    }
    const { letters, empty } = await factsOf(backend);
    expect([letters, empty.includes('letters')]).toEqual([[], true]);
    for (const id of [1, 2, 3, 4, 5, 6]) {
      const { document } = (await admin('readRecord', { kind: 'document', id })).data;
      expect(JSON.stringify(document)).not.toMatch(
        /blockchain|digital.asset|token|wallet|seed phrase|区块链|数字资产|代币|钱包|助记词|合约/i,
      );
    }
  } finally {
    await backend.destroy();
  }
}, 120_000);

test('ids of feeds are named after the first public address of a new installation, and stay', async () => {
  const authorityAt = async (SITE_URL: string, dataDir?: string, more: Record<string, string> = {}) => {
    const backend = await startBackend({ ...EMPTY, SITE_URL, ...more }, dataDir);
    const { feed_authority: authority } = await factsOf(backend);
    await backend.stop();
    return { authority, backend };
  };
  const { authority, backend } = await authorityAt('http://127.0.0.1:3000');
  const { dataDir } = backend;
  try {
    expect(authority).toBe('lianxun');
    expect((await authorityAt('https://news.example.org', dataDir)).authority).toBe('news.example.org');
    expect((await authorityAt('https://moved.example.net', dataDir)).authority).toBe('news.example.org');
    expect(
      (await authorityAt('https://moved.example.net', dataDir, { FEED_AUTHORITY: 'chosen.example' }))
        .authority,
    ).toBe('chosen.example');
  } finally {
    await backend.destroy();
  }
}, 240_000);
