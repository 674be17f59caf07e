// Sizes of pictures, in CSS pixels where a page shows them and in pixels where a file is made. Free of imports: the
// browser, the drawing worker and next.config.ts read them.

interface Size {
  width: number;
  height: number;
}

/** The picture social networks show beside a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const satisfies Size;

/** The list of a day's flashes as a picture; its height depends on their number. */
export const LEDGER_PICTURE = { width: 1080 } as const;

/** Further shapes that search engines require for news, by their name in the address. */
export const NEWS_PICTURES = {
  '1x1': { width: 1200, height: 1200 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
} as const satisfies Record<string, Size>;
export type NewsShape = keyof typeof NEWS_PICTURES;

/** The smallest stored picture that can serve as a share picture: half the size of a share picture. */
export const MIN_SHARE_PHOTO = {
  width: SHARE_PICTURE.width / 2,
  height: SHARE_PICTURE.height / 2,
} as const satisfies Size;

/** The publisher's logo, `public/logo.png`. */
export const LOGO = { width: 512, height: 512 } as const satisfies Size;

/** A width of a box as style sheets are built: it follows the reader's text size, and so does its picture. */
export const inRem = (px: number) => `${px / 16}rem`;

/** The boxes of covers, and the box in windows under 900 px where it differs. Drawn covers are drawn for each size. */
export const COVER_BOXES = {
  article: { width: 684, height: 320, phone: { width: 390, height: 210 } },
  storyRow: { width: 148, height: 92, phone: { width: 96, height: 60 } },
  nextStory: { width: 264, height: 165, phone: { width: 120, height: 75 } },
  homeLead: { width: 784, height: 392, phone: { width: 324, height: 162 } },
  homeSecond: { width: 428, height: 241, phone: { width: 358, height: 201 } },
  weekly: { width: 716, height: 380, phone: { width: 358, height: 190 } },
  regionLead: { width: 712, height: 316, phone: { width: 358, height: 179 } },
  banner: { width: 560, height: 224, phone: { width: 358, height: 143 } },
  frontDoor: { width: 492, height: 307, phone: { width: 344, height: 172 } },
  event: { width: 572, height: 322, phone: { width: 256, height: 144 } },
  gallery: { width: 357, height: 221 },
  editorRail: { width: 210, height: 130 },
  shareCard: { width: 58, height: 152 },
  offeredEvent: { width: 340, height: 191 },
  eventRow: { width: 272, height: 153, phone: { width: 96, height: 54 } },
} as const satisfies Record<string, Size & { phone?: Size }>;

/** The shapes to which pictures are cropped: width by height. */
export const PICTURE_RATIOS = { square: 1, wide: 16 / 9, banner: 2.5, cover: 21 / 13 } as const;

/** Widths in which the server scales a stored picture: for a screen, and for a small box. */
export const SCREEN_WIDTHS = [390, 640, 828, 1200, 1600] as const;
export const BOX_WIDTHS = [96, 148, 296] as const;

/** Quality of scaled pictures, out of 100. */
export const PICTURE_QUALITY = 72;
