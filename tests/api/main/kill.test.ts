import '@/tests/support/embedded';
import { makeDataDir, startBackendProcess } from '@/tests/support/backend';
import { fillDataDir } from '@/tests/support/data-template';
import { importInto, makeItem } from '@/tests/support/items';
import { rmSync } from 'node:fs';

const KILLS = 12;
/** The minimum number of acknowledged writes before each kill. */
const WRITES = 3;

test(`${KILLS} kills in the middle of writes lose no acknowledged write`, async () => {
  const dataDir = makeDataDir();
  await fillDataDir(dataDir, { SAMPLE_CONTENT: 'off' });
  const acknowledged: string[] = [];
  let attempted = 0;
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const backend = await startBackendProcess({ SAMPLE_CONTENT: 'off' }, dataDir);
      let isAlive = true;
      let firstWrites = () => {};
      const begun = new Promise<void>((resolve) => (firstWrites = resolve));
      const writer = (async () => {
        const before = acknowledged.length;
        while (isAlive) {
          const key = `kill-${(attempted += 1)}`;
          const answer = await importInto(backend, [makeItem(key)]).catch(() => null);
          if (answer?.code === 200) acknowledged.push(key);
          if (acknowledged.length - before >= WRITES) firstWrites();
        }
      })();
      await begun;
      await new Promise((resolve) => setTimeout(resolve, kill * 12));
      await backend.stop('SIGKILL');
      isAlive = false;
      await writer;
    }
    const backend = await startBackendProcess({ SAMPLE_CONTENT: 'off' }, dataDir);
    const stored = new Set<string>();
    const first = await backend.call('articles', { size: 100 });
    for (let page = 1; page <= Math.ceil(first.total / 100); page += 1) {
      for (const item of (await backend.call('articles', { size: 100, page })).list) stored.add(item.title);
    }
    const lost = acknowledged.filter((key) => !stored.has(`标题${key}`));
    await backend.stop();
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES);
    expect(lost).toEqual([]);
    expect(first.total).toBe(stored.size);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);
