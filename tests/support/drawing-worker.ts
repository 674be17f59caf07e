import { parentPort } from 'node:worker_threads';
import { drawCard } from '@/lib/publishing/share-picture/draw/draw-card';
import { drawLedger } from '@/lib/publishing/share-picture/draw/ledger';
import { renderNewsPicture } from '@/lib/publishing/share-picture/render-news-picture';
import { renderPicture } from '@/lib/publishing/share-picture/render';
import { letterWords } from '@/lib/publishing/share-picture/text/letter-words';
import { shapeText } from '@/lib/publishing/share-picture/text/shape';

/** The drawing functions that a test may call. */
export const drawing = { drawCard, drawLedger, renderNewsPicture, renderPicture, letterWords, shapeText };
export type Drawing = typeof drawing;

parentPort?.on('message', async ({ id, name, input }) => {
  try {
    const call: (...values: unknown[]) => Promise<unknown> = Reflect.get(drawing, name);
    parentPort?.postMessage({ id, value: await call(...input) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
