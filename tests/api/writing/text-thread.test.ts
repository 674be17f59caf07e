import { textWork } from '@/backend/contract/rich-text/text-work';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { bundledProgram } from '@/backend/kernel/bundled-program';
import { cleanHtml } from '@/backend/kernel/text/clean-html';
import { defineTextJob, MAX_WORK_HERE, setTextThread } from '@/backend/kernel/text/text-thread';
import { makeCall, CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

/** The longest texts a member may send: two with the most markup, and one with the most characters. */
const LONGEST_TEXTS = ['<p>a'.repeat(15_000), '<b>x</b>'.repeat(15_000), '链讯，'.repeat(300_000)];

describe('a backend that receives the longest texts', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
  });
  afterAll(() => backend.destroy());

  test('leaves the work on them to the text thread', async () => {
    const { token } = await register(backend, 'long-texts@example.org');
    for (const body of LONGEST_TEXTS) {
      const text = { kind: 'article', lang: 'zh-Hans', title: '长', body };
      const draft = (await makeCall(backend, 'saveDraft', text, { token })).data;
      const stored = { id: draft.id, lang: 'zh-Hans', title: '长', summary: '', body };
      expect((await makeCall(backend, 'saveCopy', stored, { token })).code).toBe(200);
    }
    expect((await makeCall(backend, 'myContents', { page: 1, size: 20 }, { token })).data.total).toBe(3);
    const work = await readWork(backend);
    expect(work('count', 'thread')).toBeGreaterThanOrEqual(2 * LONGEST_TEXTS.length);
    expect(work('bucket', 'here', MAX_WORK_HERE)).toBe(work('count', 'here'));
  });
});

describe('the text thread', () => {
  beforeAll(() => setTextThread(bundledProgram('text-thread')));
  afterAll(() => setTextThread(null));

  test('cleans texts as the main thread does, several at a time', async () => {
    const texts = LONGEST_TEXTS.slice(0, 2);
    expect(texts.every((text) => textWork(text) > MAX_WORK_HERE)).toBe(true);
    expect(await Promise.all(texts.map(cleanHtml))).toEqual(texts.map((text) => sanitizeRichText(text)));
  });

  test('returns an error for an unknown job, and continues', async () => {
    const unknown = defineTextJob('unknown', {
      work: () => MAX_WORK_HERE + 1,
      compute: (text: string) => text,
    });
    await expect(unknown('a')).rejects.toThrow('no text job is called unknown');
    expect(await cleanHtml('<p>a'.repeat(4_000))).toContain('<p>a</p><p>a</p>');
  });

  test('is replaced when it ends: a waiting call gets an error, and the next text is cleaned', async () => {
    setTextThread(new URL('data:text/javascript,setTimeout(() => process.exit(1), 50)'));
    await expect(cleanHtml('<p>a'.repeat(4_000))).rejects.toMatchObject({ key: 'unavailable' });
    setTextThread(bundledProgram('text-thread'));
    expect(await cleanHtml('<p>b'.repeat(4_000))).toContain('<p>b</p>');
  });
});

/** Reads the work on texts from `/metrics`. */
async function readWork(backend: TestBackend) {
  const lines = (await (await backend.raw('/metrics')).text()).split('\n');
  return (part: 'count' | 'bucket', where: 'here' | 'thread', atMost?: number) => {
    const named = lines.filter(
      (line) => line.startsWith(`text_work_${part}`) && line.includes(`where="${where}"`),
    );
    const line = named.find((sample) => atMost === undefined || sample.includes(`le="${atMost}"`));
    return Number(line?.split(' ').at(-1));
  };
}
