/** The parts of the desk's page of comments. */
export const COMMENT_TABS = ['waiting', 'public', 'removed', 'bans', 'words'] as const;
export type CommentTab = (typeof COMMENT_TABS)[number];

/** The part an address names; what waits for any other. */
export const toCommentTab = (name: unknown): CommentTab =>
  COMMENT_TABS.find((tab) => tab === name) ?? 'waiting';
