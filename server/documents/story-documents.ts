import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { request as send } from 'undici';
import { tags } from '@/backend/contract/tags';
import { buildMark } from '@/lib/platform/cache/build-id';
import { copyPageScript } from '@/lib/platform/cache/page-scripts';
import { SCRIPT_HASH_LENGTH, scriptAddressIn, writeScriptAddress } from '@/lib/platform/cache/script-address';
import type { Stores } from '@/lib/platform/cache/stores';
import { type Fragment, FragmentStore } from '../fragments/fragment-store';
import type { RenderedFragment } from '../fragments/render-fragment';
import { asRendered } from './as-rendered';
import { cutShell, fillShell, type NextPage, type PageShell, withoutSeparators } from './page-shell';
import type { StoryParts } from './render-story';
import { parseStoryAddress, type StoryAddress, writeStoryAddress } from './story-address';

/** The page of a story, with marks in place of its fragments. */
export interface StoryDocument extends StoryAddress {
  html: string;
  parts: StoryParts;
  shell: PageShell;
  /** The hash in the address of its script. */
  script: string;
  /** What it depends on. */
  facts: Fragment;
}

/** A shell, and what it was cut out of. */
interface CutShell {
  shell: PageShell | null;
  /** The position in the log of tags when its page was requested. */
  since: number;
  /** Until when no other is tried if there is none, in milliseconds since 1970. */
  until: number;
}

interface Surroundings {
  stores: () => Stores;
  log: Logger;
  /** Of this portal, without a slash at the end. */
  origin: string;
  render: (story: StoryAddress) => Promise<StoryParts | null>;
}

/** How long a story is shown at most before it is read again, in seconds: 30 days; its data says less. */
const MAX_SECONDS = 2_592_000;
const MISSING_SECONDS = 10;
/** How long a page waits for a story of which there is an older version, and for one of which there is none. */
const WAIT_MS = { older: 5000, none: 10_000 };
const NEXT_MS = 10_000;
/** After how many milliseconds another story is tried, when a shell could not be cut. */
const RETRY_MS = 10_000;
/** The number of the last change known to a page, which differs between two renderings of the same page. */
const CHANGE = / data-live="\d+"/g;

/**
 * The pages of stories, put together from the story, which this server renders, and the shell around it, which is cut
 * out of a page of Next. Next renders a page only for its script or a soft navigation, for which its data is needed.
 */
export class StoryDocuments {
  private readonly stories: FragmentStore;
  private readonly shells = new Map<string, Promise<CutShell>>();
  /** The scripts that are being made, by the address of their page. */
  private readonly scripts = new Map<string, Promise<string | null>>();

  constructor(private readonly surroundings: Surroundings) {
    this.stories = new FragmentStore(surroundings.stores, (address) => this.render(address), WAIT_MS);
  }

  /** The page at an address; null for any other page, and for one that only Next can answer. Never rejects. */
  async find(address: string): Promise<StoryDocument | null> {
    const story = parseStoryAddress(address);
    if (!story || (await this.lacksShell(story))) return null;
    const facts = await this.stories.get(address);
    if (!facts?.html) return null;
    const parts = JSON.parse(facts.html) as StoryParts;
    const { shell } = await this.shellFor(story, parts);
    if (!shell) return null;
    const script = scriptHash(shell, facts.html);
    const html = fillShell(shell, story, parts, writeScriptAddress({ hash: script, page: address }));
    return { ...story, html, parts, shell, script, facts };
  }

  /**
   * Stores the script of a page under its hash: its data comes from the page that Next renders, which shows the same.
   * Requests that come meanwhile share one rendering.
   * @returns the hash of the current script; null when the address is that of no story. Never rejects
   */
  makeScript(address: string): Promise<string | null> {
    const begun = this.scripts.get(address);
    if (begun) return begun;
    const script = this.storeScript(address)
      .catch(() => null)
      .finally(() => this.scripts.delete(address));
    this.scripts.set(address, script);
    return script;
  }

  private async storeScript(address: string): Promise<string | null> {
    const document = await this.find(address);
    const page = document && (await this.renderByNext(address));
    const hash = page && scriptAddressIn(page.html)?.hash;
    if (!document || !page || !hash) return null;
    const comparable = (html: string, of: string) =>
      withoutSeparators(html.replace(of, '').replaceAll(CHANGE, ''));
    if (comparable(page.html, hash) !== comparable(document.html, document.script)) {
      this.surroundings.log.warn({ address }, 'a page differs from the one that Next renders');
      return hash;
    }
    await copyPageScript(this.surroundings.stores(), hash, document.script);
    return document.script;
  }

  private async render(address: string): Promise<RenderedFragment> {
    const story = parseStoryAddress(address);
    const parts = story && (await this.renderParts(story));
    return parts
      ? { html: JSON.stringify(parts), shown: parts.metadata + parts.main, seconds: MAX_SECONDS }
      : { html: null, seconds: MISSING_SECONDS };
  }

  private async renderParts(story: StoryAddress): Promise<StoryParts | null> {
    try {
      return await this.surroundings.render(story);
    } catch (error) {
      this.surroundings.log.warn(
        { err: error, address: writeStoryAddress(story) },
        'a story cannot be rendered',
      );
      throw error;
    }
  }

  private async lacksShell(story: StoryAddress): Promise<boolean> {
    const cut = await this.shells.get(keyOf(story));
    return cut?.shell === null && this.isCurrent(cut);
  }

  /** The shell of pages of a kind and language, cut out of the page of this story if there is none yet. */
  private async shellFor(story: StoryAddress, parts: StoryParts): Promise<CutShell> {
    const key = keyOf(story);
    const previous = this.shells.get(key);
    const cut = await previous;
    if (cut && this.isCurrent(cut)) return cut;
    // Another request may have begun meanwhile.
    const begun = this.shells.get(key);
    if (begun && begun !== previous) return begun;
    const next = this.cut(story, parts);
    this.shells.set(key, next);
    return next;
  }

  private isCurrent({ shell, since, until }: CutShell): boolean {
    if (this.surroundings.stores().log.isOutdated([tags.all], since)) return false;
    return shell !== null || Date.now() < until;
  }

  private async cut(story: StoryAddress, parts: StoryParts): Promise<CutShell> {
    const address = writeStoryAddress(story);
    const since = this.surroundings.stores().log.position;
    const page = await this.renderByNext(address);
    // The page may be of another moment than the parts.
    const change = page && / data-live="\d+"/.exec(page.html)?.[0];
    const sameMoment = change ? { ...parts, main: parts.main.replace(CHANGE, change) } : parts;
    const shell = page && cutShell(page, story, sameMoment);
    if (!shell) this.surroundings.log.warn({ address }, 'no shell could be cut out of a page');
    return { shell, since, until: Date.now() + RETRY_MS };
  }

  /** Null when it cannot be rendered at the moment. */
  private async renderByNext(address: string): Promise<NextPage | null> {
    try {
      const { statusCode, headers, body } = await send(this.surroundings.origin + address, {
        headers: { accept: 'text/html', ...asRendered },
        signal: AbortSignal.timeout(NEXT_MS),
      });
      const html = await body.text();
      return statusCode === 200 ? { html, vary: [headers.vary ?? []].flat().join(', ') } : null;
    } catch {
      return null;
    }
  }
}

const keyOf = ({ kind, locale }: StoryAddress): string => `${kind} ${locale}`;

/** Named by the build, the shell and the story with its data: everything that the script has to fit. */
function scriptHash(shell: PageShell, story: string): string {
  const hash = createHash('sha256').update(shell.hash).update(story).digest('hex');
  return (buildMark() + hash).slice(0, SCRIPT_HASH_LENGTH);
}
