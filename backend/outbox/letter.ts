import type { Locale } from '@/backend/contract/locale';

/**
 * A letter in one language. `{site}`, `{code}`, `{minutes}` … are filled in; a line of `{code}` alone is shown large.
 */
interface Letter {
  subject: string;
  /** The state in one sentence, large; without it the letter begins with its lines. */
  title?: string;
  lines: readonly string[];
  /** The word of the one button, which leads to `Sheet.url`. */
  button?: string;
  /** What stands small below the button. */
  note?: string;
  /** The short form for a text message. */
  sms?: string;
}

export type Letters = Record<Locale, Letter>;

/** What a letter shows beside its words: facts as rows, and what counts in the gutter. */
export interface Sheet {
  /** At the right of the head, as the number of the order. */
  mark?: string;
  /** The hour, day or number that counts, and a small word below it. */
  gutter?: { large: string; small?: string };
  /** `open` waits for somebody, `done` is over, `refused` is struck, `trouble` wants a hand. */
  node?: 'open' | 'done' | 'refused' | 'trouble';
  facts?: readonly Fact[];
  /** Pictures that are attached, by the name of their attachment. */
  pictures?: readonly { file: string; title: string; lines: readonly string[]; url: string }[];
  /** Stories, each a link, with why each is in the letter. */
  stories?: readonly {
    time: string;
    title: string;
    line: string;
    why: string;
    url: string;
    /** Before the title, which is then set off; empty for none. */
    badge: string;
  }[];
  url?: string;
  /** Small links in the foot. */
  links?: readonly { word: string; url: string }[];
  /** Who sends it, and why. */
  foot?: string;
}

/** One row: a label, what is to be read or copied, and what it was before. */
export interface Fact {
  label: string;
  value: string;
  /** What it was before, shown struck. */
  was?: string;
  /** Small beside or below the value. */
  more?: string;
}
