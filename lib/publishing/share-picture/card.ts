import type { Accent } from '@/backend/contract/brand/accent';
import type { LedgerSheet } from './ledger-sheet';
import type { Locale } from '@/lib/platform/language/locales';

/**
 * The content of a share picture. It contains everything that is drawn, so that its hash can serve as the picture's
 * name.
 */
export interface ShareCard {
  kind: 'flash' | 'article' | 'event' | 'author' | 'list' | 'page';
  /** Language of the page; decides the shapes of Han characters. */
  locale: Locale;
  /** The language of the title, which may be another one. */
  lang: Locale;
  title: string;
  /** One line under the title. */
  meta: string;
  /** Running text below the line, if there is room. */
  text: string;
  /** Big narrow figures: time of a flash, date of an event, size of a list. */
  figure: string;
  /** What the figure means, in small type. */
  figureNote: string;
  isImportant: boolean;
  /** Whether to use the dark colours of /hk. */
  isNight: boolean;
  /** Seed of the drawn cover or the avatar; null for none. */
  seed: number | null;
  /** What the drawn cover shows (`backend/contract/figures/code.ts`); empty for none. */
  cover: string;
  /** Root-relative path of a stored picture that is used instead of the card; empty to draw the card. */
  photo: string;
  site: string;
  /** Address in the QR code. */
  url: string;
  /** The newsroom's own accent colour in each theme. */
  accent?: Accent;
  /** The newsroom's own mark, a clean logo; missing for that of the product. */
  logo?: string;
  /** The list of a day's flashes; drawn instead of the card. */
  ledger?: LedgerSheet;
}

/** A photograph is a JPEG, a drawing a PNG. */
export function fileType({ photo }: ShareCard): 'jpg' | 'png' {
  return photo === '' ? 'png' : 'jpg';
}

/** The most characters that are drawn; there is no room for more. */
export const MAX_TITLE = 160;
export const MAX_TEXT = 220;
