import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Drawing } from './drawing-worker';

const ROOT = resolve(__dirname, '../..');

/** The drawing functions in a worker thread: HarfBuzz is an ES module with top-level await, which Jest cannot load. */
export async function openDrawing(): Promise<Drawing & { close: () => Promise<void> }> {
  const file = join(ROOT, '.build', `drawing-${process.pid}.mjs`);
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
    entryPoints: [join(ROOT, 'tests/support/drawing-worker.ts')],
    outfile: file,
  });
  const worker = new Worker(file);
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  worker.on('message', ({ id, value, error }) => {
    const deferred = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) deferred?.resolve(value as never);
    else deferred?.reject(new Error(error));
  });
  let last = 0;
  const call =
    <Name extends keyof Drawing>(name: Name) =>
    (...input: unknown[]) =>
      new Promise<never>((done, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve: done, reject });
        worker.postMessage({ id, name, input });
      });
  return {
    drawCard: call('drawCard'),
    drawLedger: call('drawLedger'),
    renderNewsPicture: call('renderNewsPicture'),
    renderPicture: call('renderPicture'),
    letterWords: call('letterWords'),
    shapeText: call('shapeText'),
    close: async () => {
      await worker.terminate();
      rmSync(file, { force: true });
    },
  };
}
