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
  /** Optional: without a photograph the card is drawn. */
  shape?: NewsShape;
  parts: LineParts;
}

export type DrawAnswer = { id: number; file: Uint8Array } | { id: number; error: string };

// Page requests have precedence. Only on Linux does this set the priority of this thread instead of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** The worker draws one picture after the other, outside the thread that answers requests. */
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
