/** Paths on a 16×16 grid for a 1.5px stroke with square caps; `fill` fills the shape. */
export interface IconShape {
  d: string;
  fill?: boolean;
}

const BOOKMARK = 'M3.75 1.75h8.5v12.5L8 10.75l-4.25 3.5z';
const LIKE = 'M5.25 7.25v7h6.5l2.5-4v-3H10v-4l-1.5-1.5zM1.75 7.25h3.5v7h-3.5z';

/** Icons that scripts of reading pages draw. They are in a separate file, so that those pages do not load all icons. */
export const READING_ICONS = {
  search: { d: 'M1.75 1.75h8.5v8.5h-8.5zM10.25 10.25l4 4' },
  close: { d: 'M3 3l10 10M13 3L3 13' },
  share: { d: 'M5 6.25H2.75v8h10.5v-8H11M8 10V2M4.75 5L8 1.75 11.25 5' },
  bookmark: { d: BOOKMARK },
  'bookmark-filled': { d: BOOKMARK, fill: true },
  like: { d: LIKE },
  'like-filled': { d: LIKE, fill: true },
  'arrow-up': { d: 'M8 14V2.5M3.25 7L8 2.25 12.75 7' },
  copy: { d: 'M5.25 5.25h9v9h-9zM10.75 3V1.75h-9v9H3' },
  'text-size': {
    d: 'M1.75 4.5V2.75h8.5V4.5M6 3v10.25M4.25 13.25h3.5M10 8.75V7.5h4.5v1.25M12.25 7.75v5.5M11.25 13.25h2',
  },
} as const satisfies Record<string, IconShape>;

export type ReadingIconName = keyof typeof READING_ICONS;
