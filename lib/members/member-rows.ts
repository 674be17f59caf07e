import type { Locale } from '@/lib/platform/language/locales';

/** A page of a member's own list; its texts are already in the reader's language. */
export interface MemberPage<Row> {
  list: Row[];
  total: number;
  page: number;
  size: number;
}

export interface StoryRow {
  id: number;
  kind: 'flash' | 'article';
  href: string;
  title: string;
  /** The title in pieces between which a line may break. */
  titleParts: string[];
  /** Language of the title. */
  lang: Locale;
  author: string;
  releasedAt: string;
  cover: { pic: string; figure: string; night: boolean };
  /** How much of the text the member read, in percent; null when it was not opened. */
  readPercent: number | null;
  /** Minutes that the unread part takes; zero when all was read. */
  minutesLeft: number;
}

export interface CollectedRow extends StoryRow {
  /** When it was added to the collection; a wire time. */
  at: string;
}

export interface FollowedRow {
  id: number;
  name: string;
  lang: Locale;
  href: string;
  avatar: string;
  bio: string;
  at: string;
  /** The newest articles of this author. */
  total: number;
  latest: StoryRow[];
}

export const MEMBER_LISTS = ['collection', 'following'] as const;
export type MemberListName = (typeof MEMBER_LISTS)[number];
export interface MemberLists {
  collection: CollectedRow;
  following: FollowedRow;
}
