import { READING_ICONS } from './reading-icons';

/** All icons by name. */
export const ICON_PATHS = {
  ...READING_ICONS,
  bookmark: 'M3.75 1.75h8.5v12.5L8 10.75l-4.25 3.5z',
  like: 'M5.25 7.25v7h6.5l2.5-4v-3H10v-4l-1.5-1.5zM1.75 7.25h3.5v7h-3.5z',
  offline:
    'M1.75 6.5C3.4 5 5.6 4 8 4s4.6 1 6.25 2.5M4.25 9C5.3 8.1 6.6 7.5 8 7.5s2.7.6 3.75 1.5M7.25 11.75h1.5M2.5 13.5l11-11',
  menu: 'M1.75 3.5h12.5M1.75 8h12.5M1.75 12.5h12.5',
  more: 'M2.25 7.25h1.5v1.5h-1.5zM7.25 7.25h1.5v1.5h-1.5zM12.25 7.25h1.5v1.5h-1.5z',
  comment: 'M1.75 2.75h12.5v8.5h-7l-3 3v-3h-2.5z',
  'arrow-left': 'M14 8H2.5M7 3.25L2.25 8 7 12.75',
  'arrow-right': 'M2 8h11.5M9 3.25L13.75 8 9 12.75',
  'chevron-down': 'M3 5.5l5 5 5-5',
  'chevron-left': 'M10.5 3l-5 5 5 5',
  'chevron-right': 'M5.5 3l5 5-5 5',
  external: 'M6.25 2.75h-4.5v11.5h11.5v-4.5M9.25 1.75h5v5M14 2L7.5 8.5',
  calendar: 'M1.75 3.25h12.5v11H1.75zM1.75 6.75h12.5M5 1.5v3.25M11 1.5v3.25',
  'map-pin': 'M2.75 1.75h10.5v7L8 14.25l-5.25-5.5zM6.5 4.75h3v3h-3z',
  ticket: 'M1.75 3.75h12.5v3h-1.5v2.5h1.5v3H1.75v-3h1.5v-2.5h-1.5zM9.5 6.25v3.5',
  torch: 'M4.75 1.75h6.5v2.5l-1.5 2.5v7.5h-3.5v-7.5l-1.5-2.5zM4.75 4.25h6.5',
  keyboard: 'M1.75 3.75h12.5v8.5H1.75zM4 6.5h1M7.5 6.5h1M11 6.5h1M4.5 9.5h7',
  undo: 'M2.5 6h8.25v6.25H5M5.5 2.75L2.25 6 5.5 9.25',
  qr: 'M1.75 1.75h4.5v4.5h-4.5zM9.75 1.75h4.5v4.5h-4.5zM1.75 9.75h4.5v4.5h-4.5zM9.75 9.75h1.5M14.25 9.75v1.5M11.25 12.5v1.75H9.75M14.25 14.25h0',
  check: 'M2.25 8.5l3.75 3.75 7.75-8.5',
  minus: 'M2.75 8h10.5',
  plus: 'M2.75 8h10.5M8 2.75v10.5',
  sun: 'M5.25 5.25h5.5v5.5h-5.5zM8 1.5v.75M8 13.75v.75M1.5 8h.75M13.75 8h.75M3 3l.5.5M12.5 12.5l.5.5M13 3l-.5.5M3.5 12.5L3 13',
  moon: 'M13.75 9.75A6 6 0 0 1 6.25 2.25 6 6 0 1 0 13.75 9.75z',
  eye: 'M1.5 8L4.75 4.5h6.5L14.5 8l-3.25 3.5h-6.5zM6.75 6.75h2.5v2.5h-2.5z',
  'eye-closed': 'M1.5 8L4.75 4.5h6.5L14.5 8l-3.25 3.5h-6.5zM3 13.5l10-11',
  rotate: 'M13.25 8A5.25 5.25 0 1 1 8 2.75h4M9.5 .75l2.5 2-2.5 2',
  download: 'M2.75 11v3.25h10.5V11M8 1.75V10M4.75 7L8 10.25 11.25 7',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICON_PATHS;
