/** The words a note is about: at most two lines. */
export const QUOTE = 'line-clamp-2 border-s-2 border-ink ps-2.5 text-start text-xs text-ink-2 [quotes:none]';

/** The row of buttons below a note. */
export const ACTS = 'flex flex-wrap items-center gap-x-3 gap-y-1 text-xs';

/** A button in that row, as high as a finger on phones. */
export const ACT = 'wr-link max-[768px]:min-h-11!';
