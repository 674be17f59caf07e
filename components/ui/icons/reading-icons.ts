/** Icons that scripts of reading pages draw: paths on a 16×16 grid for a 1.5px stroke with square caps. They are in a separate file, so that those pages do not load all icons. */
export const READING_ICONS = {
  search: 'M1.75 1.75h8.5v8.5h-8.5zM10.25 10.25l4 4',
  close: 'M3 3l10 10M13 3L3 13',
  share: 'M5 6.25H2.75v8h10.5v-8H11M8 10V2M4.75 5L8 1.75 11.25 5',
  'arrow-up': 'M8 14V2.5M3.25 7L8 2.25 12.75 7',
  copy: 'M5.25 5.25h9v9h-9zM10.75 3V1.75h-9v9H3',
  'text-size':
    'M1.75 4.5V2.75h8.5V4.5M6 3v10.25M4.25 13.25h3.5M10 8.75V7.5h4.5v1.25M12.25 7.75v5.5M11.25 13.25h2',
} as const satisfies Record<string, string>;

export type ReadingIconName = keyof typeof READING_ICONS;
