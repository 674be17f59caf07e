import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readPicture } from '@/lib/platform/calls/server';
import { getConfig } from '@/lib/platform/config/config';
import type { NewsShape } from '@/lib/pictures/picture-sizes';
import { fileType, type ShareCard } from './card';
import { linePartsOf } from './line-parts';
import { storePicture, readDrawnPicture } from './picture-store';
import { hashCard } from './share-address';
import type { DrawAnswer, DrawRequest } from './worker';

const TIMEOUT_MS = 20_000;
const PHOTO_TIMEOUT_MS = 5_000;
/** The most pictures that may be drawn or waiting at a time; further requests are refused. */
const MAX_WAITING = 60;
const MEMORY_MB = 192;

interface Waiting {
  resolve: (file: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** One worker for the process: route bundles load this module more than once. */
interface Studio {
  worker: Worker | null;
  /** The picture the worker is drawing, by id; one at a time. */
  waiting: Map<number, Waiting>;
  /** Functions that each start a waiting picture, in order. */
  queue: (() => void)[];
  drawing: Map<string, Promise<Uint8Array>>;
  last: number;
}

function studio(): Studio {
  const holder = globalThis as { lianxunStudio?: Studio };
  holder.lianxunStudio ??= { worker: null, waiting: new Map(), queue: [], drawing: new Map(), last: 0 };
  return holder.lianxunStudio;
}

/**
 * The picture of a card; read from disk when it was drawn before. Simultaneous requests share one drawing.
 * @throws Error when it cannot be drawn, or too many pictures are waiting
 */
export async function getPicture(card: ShareCard, shape?: NewsShape): Promise<Uint8Array> {
  const name = `${hashCard(card)}${shape ? `-${shape}` : ''}.${fileType(card)}`;
  const stored = await readDrawnPicture(name);
  if (stored) return stored;
  const { drawing } = studio();
  const running = drawing.get(name);
  if (running) return running;
  if (drawing.size >= MAX_WAITING) throw new Error('too many pictures are waiting');
  const drawn = make(name, card, shape).finally(() => drawing.delete(name));
  drawing.set(name, drawn);
  return drawn;
}

async function make(name: string, card: ShareCard, shape?: NewsShape): Promise<Uint8Array> {
  const file = await draw(card, await readPhoto(card), shape);
  await storePicture(name, file);
  return file;
}

/** The story's stored picture; null when it has none, or when the file is missing. */
async function readPhoto({ photo }: ShareCard): Promise<Uint8Array | null> {
  if (photo === '') return null;
  const answer = await readPicture(photo, AbortSignal.timeout(PHOTO_TIMEOUT_MS));
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`the stored picture was not to be had (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

function draw(card: ShareCard, photo: Uint8Array | null, shape?: NewsShape): Promise<Uint8Array> {
  const room = studio();
  return new Promise<Uint8Array>((resolve, reject) => {
    room.queue.push(() =>
      post(room, { card, photo, shape, parts: shape ? [] : linePartsOf(card) }, { resolve, reject }),
    );
    postNext(room);
  });
}

function postNext(room: Studio): void {
  if (room.waiting.size === 0) room.queue.shift()?.();
}

/** The time limit of a picture begins when the worker starts it; otherwise pictures in a long queue would time out. */
function post(room: Studio, request: Omit<DrawRequest, 'id'>, { resolve, reject }: Waiting): void {
  room.worker ??= startWorker(room);
  const id = (room.last += 1);
  const timer = setTimeout(() => stopWorker(room, new Error('the picture took too long')), TIMEOUT_MS);
  const over = () => {
    clearTimeout(timer);
    room.waiting.delete(id);
  };
  room.waiting.set(id, {
    resolve: (file) => (over(), resolve(file), postNext(room)),
    reject: (error) => (over(), reject(error), postNext(room)),
  });
  room.worker.postMessage({ id, ...request } satisfies DrawRequest);
}

function startWorker(room: Studio): Worker {
  const file = join(getConfig().programsDir, 'share-picture-worker.mjs');
  const options = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  // `Reflect.construct` hides the file from the page bundler: scripts/bundle.mjs creates it, possibly after the page
  // build.
  const worker: Worker = Reflect.construct(Worker, [file, options]);
  worker.unref();
  worker.on('message', (answer: DrawAnswer) => {
    const job = room.waiting.get(answer.id);
    if ('file' in answer) job?.resolve(answer.file);
    else job?.reject(new Error(answer.error));
  });
  const fail = (error: Error) => room.worker === worker && stopWorker(room, error);
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the drawing worker ended')));
  return worker;
}

/** Ends the worker; the picture it draws is rejected, and the next picture gets a new worker. */
function stopWorker(room: Studio, error: Error): void {
  const { worker } = room;
  room.worker = null;
  void worker?.terminate();
  for (const job of [...room.waiting.values()]) job.reject(error);
}
