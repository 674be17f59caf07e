import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ShareCard } from './card';
import type { NewsShape } from '@/lib/pictures/picture-sizes';
import { renderNewsPicture } from './render-news-picture';
import { renderPicture } from './render';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';

export interface DrawRequest {
  id: number;
  card: ShareCard;
  photo: Uint8Array | null;
  /** Without one the card itself is drawn. */
  shape?: NewsShape;
  parts: LineParts;
}

export type DrawAnswer = { id: number; file: Uint8Array } | { id: number; error: string };

// Pages come first. On Linux this is the priority of the thread that asks; elsewhere it would be the whole program's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** Draws outside the thread that answers requests, one picture after the other. */
let queue = Promise.resolve();
parentPort?.on('message', (request: DrawRequest) => {
  queue = queue.then(() => answer(request));
});

async function answer({ id, card, photo, shape, parts }: DrawRequest): Promise<void> {
  try {
    const file = await (shape ? renderNewsPicture(card, photo, shape) : renderPicture(card, photo, parts));
    parentPort?.postMessage({ id, file } satisfies DrawAnswer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ id, error: message } satisfies DrawAnswer);
  }
}
