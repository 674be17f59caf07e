import type { ChannelName } from '@/backend/contract/channels/names';
import type { Locale } from '@/backend/contract/locale';

/** The share picture of a story. */
export interface ChannelPicture {
  /** Public, for services that fetch it themselves. */
  url: string;
  /** Reads it, for services it is uploaded to. @throws ChannelError `later` when it cannot be read now */
  bytes(): Promise<Buffer>;
  mime: string;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** A story as it is posted to one channel. */
export interface ChannelPost {
  contentId: number;
  kind: 'flash' | 'article';
  locale: Locale;
  /** What is posted; the link is in it where the template has it there. It never exceeds the limit of the service. */
  text: string;
  title: string;
  summary: string;
  /** The body of an article, cleaned; null for a flash. */
  html: string | null;
  /** The public address, with the channel as its source. */
  link: string;
  picture: ChannelPicture | null;
  /** The reference of the earlier post of the same thread. */
  replyTo: string | null;
  /** The same at every try of one post, and of no other; idempotency key for services that take one. */
  key: string;
}

/** A post the service has accepted. */
export interface SentPost {
  /** What edit and remove need to find it; opaque, at most 500 characters. */
  reference: string;
  /** Where readers see it; null when the service does not say. */
  link: string | null;
}

/** One account or room at one service. Its methods throw ChannelError only. */
export interface ChannelService {
  name: ChannelName;
  /** The account or room as editors know it, as `@example` or `#flash`; no secret. */
  account: string;
  /** What a post may measure, and how the service measures a text. */
  limit: { length: number; count(text: string): number };
  /** How many calls a minute the core makes at most. */
  rate: { perMinute: number };
  able: {
    edit: boolean;
    remove: boolean;
    /** Whether `send` with a key it had before posts nothing and answers the same post. */
    idempotent: boolean;
    /** For how many hours the service remembers a key; absent when for good. */
    idempotentHours?: number;
    /** Whether `find` says for certain if a post was accepted. */
    find: boolean;
    /** Whether nothing is public before a person publishes it there, as a draft. */
    isDraft: boolean;
    /** Whether the body of an article is posted, so that a change of it alone is to be sent, too. */
    hasBody: boolean;
  };
  send(post: ChannelPost): Promise<SentPost>;
  /** @returns the post as it is now; its reference may be another */
  edit(reference: string, post: ChannelPost): Promise<SentPost>;
  /** One that is gone already counts as removed. */
  remove(reference: string): Promise<void>;
  /**
   * Reads back whether a post whose sending was cut off has arrived.
   * @param post with the text it was begun with
   * @param begunAt no earlier post can be it
   */
  find?(post: ChannelPost, begunAt: Date): Promise<SentPost | null>;
}

/**
 * What became of a call that failed.
 * - `refused`: it is not done, and would be refused again
 * - `later`: it is certainly not done, and may be tried again
 * - `uncertain`: it may have been done: a time-out or closed connection after the request went out, or a 5xx answer to it
 */
export type FailureOutcome = 'refused' | 'later' | 'uncertain';

/** A call to a service that failed. The message is shown to editors: short, and without tokens or addresses of calls. */
export class ChannelError extends Error {
  override name = 'ChannelError';
  readonly outcome: FailureOutcome;
  /** Seconds the service wants to be left alone, for `later`. */
  readonly retryAfter: number | null;
  /** Whether it is the channel that is refused and not this post, so that an editor knows where to look. */
  readonly isChannel: boolean;

  constructor(
    outcome: FailureOutcome,
    message: string,
    { retryAfter = null, isChannel = false }: { retryAfter?: number | null; isChannel?: boolean } = {},
  ) {
    super(message);
    this.outcome = outcome;
    this.retryAfter = retryAfter;
    this.isChannel = isChannel;
  }
}

/** What a service works with besides its settings. */
export interface ServiceTools {
  fetch: typeof globalThis.fetch;
  now(): Date;
  /** What a service has to remember between calls, as a token that was refreshed; sealed in the database. */
  secrets: {
    read(name: string): Promise<string | null>;
    /** Written before it returns: a refreshed token that is lost is lost for good. */
    write(name: string, value: string): Promise<void>;
  };
}

/** Opens a service. @param settings its part of the configuration; null when it is not configured, hence off */
export type OpenService<Settings> = (settings: Settings | null, tools: ServiceTools) => ChannelService | null;
