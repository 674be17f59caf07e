import { request } from 'undici';
import type { ContentKind } from '@/backend/contract/stories/story';
import { contentIdOf, tags as names } from '@/backend/contract/tags';
import { LOCALES } from '@/lib/platform/language/locales';
import { localAddress } from '@/lib/platform/routing/local-address';
import { pathOf } from '@/lib/platform/routing/routes';

/** Changes within this time are handled together. */
const COLLECT_MS = 250;
/** More stories at once are an import: their pages are rendered when they are requested. */
const MAX_STORIES = 20;
const MAX_WAITING = 400;
/** How often it looks whether readers are waiting, and how long it lets them go first. */
const LOOK_MS = 20;
const MAX_YIELD_MS = 2000;
const TIMEOUT_MS = 15_000;
const MOVED = 308;

interface Settings {
  /** How many pages that went out of date are rendered again after one change, the last requested first; 0 makes none. */
  pagesAhead: number;
  /** Of this portal, without a slash at the end. */
  origin: string;
  /** How many requests of readers are being answered. */
  countActive: () => number;
  /** Addresses whose stored answers went out of date, the last requested first. */
  listOutdated: (max: number) => string[];
}

/**
 * Renders pages before they are requested: stories that were just published or changed, in all languages, and the most
 * requested pages that show them. So neither the first reader nor the first crawler waits. One page at a time, and readers
 * go first.
 */
export class PagePrerenderer {
  private readonly waiting = new Set<string>();
  private readonly stories = new Map<number, ContentKind>();
  private timer: NodeJS.Timeout | null = null;
  private isRunning = false;
  private isOver = false;

  constructor(private readonly settings: Settings) {}

  /**
   * Records a change that has just outdated pages.
   * @param tags none when it is unknown what has changed
   */
  record(tags: readonly string[]): void {
    if (this.settings.pagesAhead === 0) return;
    // A change of several stories may name both kinds: the address of the wrong one leads to the right one.
    const kind = tags.includes(names.kind('flash')) ? 'flash' : 'article';
    for (const tag of tags) {
      const id = contentIdOf(tag);
      if (id === null || tags.includes(names.closed(tag))) continue;
      this.stories.set(id, kind);
    }
    this.timer ??= setTimeout(() => this.collect(), COLLECT_MS).unref();
  }

  /** Adds pages to render, such as the most requested ones before the last stop. */
  add(addresses: readonly string[]): void {
    if (this.settings.pagesAhead === 0) return;
    for (const address of addresses) if (this.waiting.size < MAX_WAITING) this.waiting.add(address);
    if (!this.isRunning) void this.run();
  }

  stop(): void {
    this.isOver = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private collect(): void {
    this.timer = null;
    const addresses = this.stories.size > MAX_STORIES ? [] : [...this.stories].flatMap(addressesOf);
    this.stories.clear();
    this.add([...addresses, ...this.settings.listOutdated(this.settings.pagesAhead)]);
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (const address of this.waiting) {
      await this.waitForReaders();
      if (this.isOver) break;
      this.waiting.delete(address);
      await this.prerender(address);
    }
    this.isRunning = false;
  }

  private async waitForReaders(): Promise<void> {
    const until = Date.now() + MAX_YIELD_MS;
    while (this.settings.countActive() > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }

  /** A failure changes nothing: the page is then rendered for its first request. */
  private async prerender(address: string): Promise<void> {
    try {
      const answer = await request(this.settings.origin + address, {
        headers: { 'accept-encoding': 'gzip', accept: 'text/html' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body.dump();
      const { location } = answer.headers;
      if (answer.statusCode === MOVED && typeof location === 'string')
        this.add([location.replace(this.settings.origin, '')].filter((path) => path.startsWith('/')));
    } catch {
      // The portal stops, or the page takes too long.
    }
  }
}

/** The addresses of a story's page in all languages. */
const addressesOf = ([id, kind]: [number, ContentKind]): string[] =>
  LOCALES.map((locale) => localAddress(locale, pathOf(kind, { id })));
