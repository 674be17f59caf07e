/** The list of the four axes. */
export const AXES_LIST = 'mt-6 border-bs-2 border-ink';

/** An axis: its name (not on phones), one end, a bar, the other end, the share. */
export const AXIS =
  'grid min-h-[50px] grid-cols-[auto_minmax(0,1fr)_auto_3em] items-center gap-2 border-be border-rule md:grid-cols-[4em_5em_minmax(0,1fr)_5em_3.4em] md:gap-3 md:[&:lang(en)]:grid-cols-[5.5em_6.5em_minmax(0,1fr)_6.5em_3.4em]';
