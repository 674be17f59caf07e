#!/usr/bin/env node
// How smoothly the map of the atlas moves with 5,000 entries: frame times while it is dragged and zoomed, memory, and
// the time until it is first drawn. Needs a running portal.
//   node tests/bench/atlas.mjs [http://localhost:3000]
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

const site = process.argv[2] ?? 'http://localhost:3000';
const COUNTS = [731, 468, 464, 412, 402, 388, 366, 355, 312, 296, 243, 214, 187, 162];
const FRAME_MS = 1000 / 60;
const STEPS = 240;

const outfile = join(mkdtempSync(join(tmpdir(), 'lx-atlas-')), 'layout.mjs');
await build({
  stdin: {
    contents: `export { layoutAtlas } from '@/lib/directory/atlas/layout'; export { toAtlasWire } from '@/lib/directory/atlas/wire';`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
});
const { layoutAtlas, toAtlasWire } = await import(outfile);
const districts = COUNTS.map((count, district) => ({
  key: `d${district}`,
  name: `District ${district}`,
  entries: Array.from({ length: count }, (_, at) => ({
    key: `tool-${district * 1000 + at + 1}`,
    name: `Entry ${district}-${at}`,
    year: at % 40 === 0 ? 30 : at % 9 === 0 ? 7 : 0,
    week: at % 9 === 0 ? 1 : 0,
    today: at % 200 === 0 ? 1 : 0,
    hasEvent: false,
  })),
}));
const began = performance.now();
const wire = JSON.stringify(toAtlasWire(layoutAtlas(districts, { width: 876, height: 780 })));
const layoutMs = performance.now() - began;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
await page.route('**/api/atlas?**', (route) =>
  route.fulfill({ contentType: 'application/json', body: wire }),
);
await page.goto(`${site}/atlas`);
await page.getByRole('application').waitFor();
const shownMs = await page.evaluate(() => performance.now());
const box = await page.locator('canvas').boundingBox();
const measured = await page.evaluate(
  async ({ left, top, width, height, steps }) => {
    const canvas = document.querySelector('canvas');
    const send = (type, x, y) =>
      canvas.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true, isPrimary: true }),
      );
    canvas.setPointerCapture = () => {};
    const spans = [];
    const work = [];
    let last = 0;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const zoom of [0, -700]) {
      if (zoom)
        canvas.dispatchEvent(
          new WheelEvent('wheel', {
            deltaY: zoom,
            clientX: left + width / 2,
            clientY: top + height / 2,
            bubbles: true,
            cancelable: true,
          }),
        );
      send('pointerdown', left + width / 2, top + height / 2);
      last = await frame();
      for (let step = 0; step < steps; step += 1) {
        const began = performance.now();
        const turn = (step / steps) * 2 * Math.PI;
        send('pointermove', left + width / 2 + Math.cos(turn) * 200, top + height / 2 + Math.sin(turn) * 150);
        const now = await frame();
        work.push(performance.now() - began);
        spans.push(now - last);
        last = now;
      }
      send('pointerup', left, top);
    }
    return { spans, work, heap: performance.memory?.usedJSHeapSize ?? 0 };
  },
  { left: box.x, top: box.y, width: box.width, height: box.height, steps: STEPS },
);
await page.screenshot({ path: join(tmpdir(), 'lx-atlas-bench.png') });
await browser.close();
const sorted = measured.spans.toSorted((a, b) => a - b);
const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
const late = measured.spans.filter((span) => span > FRAME_MS * 1.5).length;
console.log(
  `layout ${layoutMs.toFixed(0)} ms, answer ${(wire.length / 1024).toFixed(0)} KB, shown after ${shownMs.toFixed(0)} ms`,
);
console.log(`frames: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, late ${late} of ${sorted.length}`);
console.log(`heap ${(measured.heap / 1024 / 1024).toFixed(1)} MB`);
