/**
 * A feed before it is written in a format. Addresses are absolute, times ISO text with zone, days
 * (`YYYY-MM-DD`) where no more is known, blank where nobody knows.
 */
export interface Feed {
  /** Never changes, whatever becomes of the address. */
  id: string;
  title: string;
  description: string;
  /** `zh-Hans`, `zh-Hant-TW`, `en`. */
  language: string;
  pageUrl: string;
  feedUrl: string;
  /** Where subscribers hear of news at once (WebSub); none when it is not set up. */
  hubUrl: string | null;
  updatedAt: string;
  items: FeedItem[];
}

export interface FeedItem {
  /** Never changes, whatever becomes of address and title. */
  id: string;
  url: string;
  title: string;
  /** Plain words. */
  summary: string;
  /** Clean HTML with absolute addresses. */
  html: string;
  publishedAt: string;
  updatedAt: string;
  author: { name: string; url: string } | null;
  categories: string[];
  picture: FeedPicture | null;
}

/** Type and length in bytes belong together: both known, or neither. */
export interface FeedPicture {
  url: string;
  type?: string;
  length?: number;
}
