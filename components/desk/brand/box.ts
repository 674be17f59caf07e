/** A field with a frame. */
export const BOX =
  'min-h-11 w-full min-w-0 border border-ctl bg-paper px-3 aria-[invalid]:border-2 aria-[invalid]:border-mark';
