/**
 * A feed before it is written in one of the formats. Addresses are absolute. Times are ISO text with zone, days
 * (`YYYY-MM-DD`) where only the day is known, empty where it is unknown.
 */
export interface Feed {
  /** The feed's permanent id; it stays the same when the address changes. */
  id: string;
  title: string;
  description: string;
  /** `zh-Hans`, `zh-Hant-TW`, `en`. */
  language: string;
  pageUrl: string;
  feedUrl: string;
  /** The WebSub hub that notifies subscribers; null when it is not set up. */
  hubUrl: string | null;
  updatedAt: string;
  items: FeedItem[];
}

export interface FeedItem {
  /** The item's permanent id; it stays the same when the address or the title changes. */
  id: string;
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** Clean HTML with absolute addresses. */
  html: string;
  publishedAt: string;
  updatedAt: string;
  author: { name: string; url: string } | null;
  categories: string[];
  picture: FeedPicture | null;
}

/** Type and length in bytes: either both are known or neither. */
export interface FeedPicture {
  url: string;
  type?: string;
  length?: number;
}
