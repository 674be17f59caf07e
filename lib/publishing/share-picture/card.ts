import type { LedgerSheet } from './ledger-sheet';
import type { Locale } from '@/lib/platform/language/locales';

/** The content of a share picture. Everything drawn is in here, so a hash of it is the picture's name. */
export interface ShareCard {
  kind: 'flash' | 'article' | 'event' | 'author' | 'list' | 'page';
  /** Language of the page; decides the shapes of Han characters. */
  locale: Locale;
  /** Language of the title, where it is another one. */
  lang: Locale;
  title: string;
  /** One line under the title. */
  meta: string;
  /** Running text under that, where there is room. */
  text: string;
  /** Big narrow figures: time of a flash, date of an event, size of a list. */
  figure: string;
  /** What the figure is, in small type. */
  figureNote: string;
  isImportant: boolean;
  /** Dark, as /hk is. */
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
