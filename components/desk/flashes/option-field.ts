/** Classes of a small underlined field for an option of a flash. */
export const OPTION_FIELD =
  'min-h-8 min-w-0 border-b border-ctl bg-transparent focus-visible:border-ink focus-visible:outline-none max-md:w-full max-md:min-h-11';
