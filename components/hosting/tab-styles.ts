/** A row of tabs, which scrolls when it is too narrow. Its lower edge lies on the rule below it. */
export const TAB_ROW = 'flex max-w-full gap-5 overflow-x-auto self-end [scrollbar-width:none]';

/** A tab; the pressed one is bold above a bar. */
export const TAB =
  'min-h-11 flex-none border-b-[3px] border-transparent whitespace-nowrap aria-pressed:border-ink aria-pressed:font-bold';

/** The number of entries behind the name of a tab. */
export const TAB_COUNT = 'n text-xs text-ink-3';
