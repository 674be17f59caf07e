import type { IncomingMessage, ServerResponse } from 'node:http';
import { networksOf } from '@/backend/contract/process/networks';
import type { FlashChange } from '@/backend/contract/stories/flash-change';
import { READER_ADDRESS_HEADER } from '@/lib/platform/session/reader-header';
import { COMMENTS_EVENT } from '@/lib/platform/live/live-path';
import { commentedIn, type LiveChange, RecentChanges } from './recent-changes';

/** Shorter than the time after which proxies close an idle connection. */
const HEARTBEAT_MS = 20_000;
/** The most streams of one network: a household, an office or a school behind one address. */
const MAX_PER_NETWORK = 200;
/** A stream with more unsent bytes is closed; the reader gets the rest after reconnecting. */
const MAX_WAITING_BYTES = 64 * 1024;
const RETRY_MS = 2000;

interface KnownChange {
  id: number;
  tags: readonly string[];
  flashes: FlashChange[];
}

interface Stream {
  response: ServerResponse;
  /** The page has been sent all changes up to this number. */
  sentTo: number;
  networks: string[];
}

/** Notifies open pages of new, changed and withdrawn flashes by server-sent events. */
export class LiveStreams {
  private readonly changes = new RecentChanges();
  private readonly streams = new Set<Stream>();
  private readonly ofNetwork = new Map<string, number>();
  /** Whether new streams are accepted: not before the first changes are known, nor during shutdown. */
  private isTaking = false;
  private isOver = false;

  /** @param max how many streams may be open at once */
  constructor(private readonly max: number) {
    setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  get size(): number {
    return this.streams.size;
  }

  /** The number of the newest known change. */
  get last(): number {
    return this.changes.last;
  }

  /**
   * Call when all changes from this one on are known. Open pages may have missed some before it, so they are told to
   * reload their list.
   */
  beginAt(id: number): void {
    this.changes.beginAt(id);
    this.isTaking = !this.isOver;
    for (const stream of this.streams) sendReload(stream, id);
  }

  /**
   * Starts with a history: pages left open continue after the last change they know. No page is accepted before this
   * call.
   * @param start all changes after this number are in the history
   * @param history oldest first
   * @param last the newest known change, with or without flashes
   */
  beginWith(start: number, history: readonly KnownChange[], last: number): void {
    this.changes.beginAt(start);
    for (const { id, tags, flashes } of history) this.changes.record(id, tags, flashes);
    this.changes.record(last, [], []);
    this.isTaking = !this.isOver;
  }

  /** Notifies open pages of a change. Changes arrive in order; one that was recorded before is ignored. */
  record(id: number, tags: readonly string[], flashes: FlashChange[]): void {
    const isNew = id > this.last;
    const change = this.changes.record(id, tags, flashes);
    if (change) this.notify(change);
    const stories = isNew ? commentedIn(tags) : [];
    if (stories.length > 0) this.announceComments(stories);
  }

  /**
   * Pages with comments listen for an event of its own, which other pages do not read. One that was away reads the
   * comments again by itself, so that none is stored.
   */
  private announceComments(stories: number[]): void {
    const message = `event: ${COMMENTS_EVENT}\ndata: ${JSON.stringify(stories)}\n\n`;
    for (const stream of this.streams) write(stream, message);
  }

  /**
   * Keeps the answer open as a stream and sends the changes after the last one the page knows.
   * @param after the last change the page knows; null for future changes only
   * @returns false when too many streams are open already, or during start and shutdown
   */
  open(request: IncomingMessage, response: ServerResponse, after: number | null): boolean {
    const networks = networksOf(String(request.headers[READER_ADDRESS_HEADER] ?? ''));
    const isCrowded = networks.some(
      ({ name, times }) => (this.ofNetwork.get(name) ?? 0) >= MAX_PER_NETWORK * times,
    );
    if (!this.isTaking || isCrowded || this.streams.size >= this.max) return false;
    const stream = { response, sentTo: after ?? this.last, networks: networks.map(({ name }) => name) };
    this.count(stream, 1);
    this.streams.add(stream);
    response.once('close', () => this.remove(stream));
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
    for (const change of this.changes.after(stream.sentTo)) send(stream, change.id, messageOf(change));
    return true;
  }

  /** Ends all streams. Pages reconnect after 1 to 3 seconds, at different times. */
  close(): void {
    this.isOver = true;
    this.isTaking = false;
    for (const { response } of this.streams)
      response.end(`retry: ${Math.round(RETRY_MS * (0.5 + Math.random()))}\n\n`);
  }

  private notify(change: LiveChange): void {
    const message = messageOf(change);
    for (const stream of this.streams) if (stream.sentTo < change.id) send(stream, change.id, message);
  }

  /** Heartbeat: keeps the connection open and updates the page's last event id. */
  private beat(): void {
    const message = `id: ${this.last}\n:\n\n`;
    for (const stream of this.streams)
      if (stream.sentTo <= this.last) send(stream, this.last, message);
      // The page knows a higher number than the newest change, so the database was restored from an older state.
      else sendReload(stream, this.last);
  }

  private remove(stream: Stream): void {
    if (this.streams.delete(stream)) this.count(stream, -1);
  }

  private count({ networks }: Stream, by: number): void {
    for (const name of networks) {
      const count = (this.ofNetwork.get(name) ?? 0) + by;
      if (count > 0) this.ofNetwork.set(name, count);
      else this.ofNetwork.delete(name);
    }
  }
}

const messageOf = ({ id, flashes }: LiveChange): string =>
  `id: ${id}\ndata: ${JSON.stringify({ flashes })}\n\n`;

const sendReload = (stream: Stream, id: number) => send(stream, id, messageOf({ id, flashes: null }));

function send(stream: Stream, id: number, message: string): void {
  // An ended stream stays here until its reader has received the rest.
  if (stream.response.writableEnded) return;
  stream.sentTo = id;
  write(stream, message);
}

function write(stream: Stream, message: string): void {
  if (stream.response.writableEnded) return;
  stream.response.write(message);
  if (stream.response.writableLength > MAX_WAITING_BYTES) stream.response.destroy();
}
