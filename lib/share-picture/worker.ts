import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { ShareCard } from './card';
import { drawCard } from './draw/draw-card';

export interface DrawRequest {
  id: number;
  card: ShareCard;
}

export type DrawAnswer = { id: number; png: Uint8Array } | { id: number; error: string };

/** Flat colours with smooth edges: this many are indistinguishable from all of them. */
const COLOURS = 96;

/** Draws outside the thread that answers requests. One picture at a time, so memory stays as it is. */
sharp.concurrency(1);
let queue = Promise.resolve();
parentPort?.on('message', ({ id, card }: DrawRequest) => {
  queue = queue.then(() => answer(id, card));
});

async function answer(id: number, card: ShareCard): Promise<void> {
  try {
    const svg = await drawCard(card);
    const png = await sharp(Buffer.from(svg))
      .png({ palette: true, colours: COLOURS, compressionLevel: 9 })
      .toBuffer();
    parentPort?.postMessage({ id, png } satisfies DrawAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: message } satisfies DrawAnswer);
  }
}
