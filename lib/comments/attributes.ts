/** Attributes by which the script of comments finds its way in their HTML. */
export const COMMENTS = 'data-comments';
export const COMMENT = 'data-comment';
/** What a button does, with the id of its comment in `COMMENT` of the entry around it. */
export const COMMENT_ACT = 'data-comment-act';
/** A place that the script fills, by name. */
export const COMMENT_SLOT = 'data-comment-slot';
/** The words the script writes, as JSON. */
export const COMMENT_WORDS = 'data-comment-words';

/** The popover with the reasons of a report; one for all comments of a page. */
export const REPORT_ID = 'comment-report';

/** What buttons of a comment, of the form and of the list do. */
export type CommentButton =
  | 'like'
  | 'reply'
  | 'report'
  | 'reason'
  | 'edit'
  | 'withdraw'
  | 'sort'
  | 'unreply'
  | 'quote'
  | 'login'
  | 'appeal';

export const actOf = (act: CommentButton) => ({ [COMMENT_ACT]: act });
export const slotOf = (name: string) => ({ [COMMENT_SLOT]: name });
