import type { ShareCard } from '@/lib/publishing/share-picture/card';

/** The values of the design tokens a picture needs (`app/globals.css`): light ones, and the dark ones of /hk. */
export const DAY = {
  paper: '#FFFFFF',
  ink: '#101817',
  ink2: '#44514D',
  ink3: '#5F6C68',
  rule: '#D3DBD6',
  mark: '#C7290E',
};

export type Colours = typeof DAY;

export const NIGHT: Colours = {
  paper: '#0B1113',
  ink: '#EAF0ED',
  ink2: '#B4C1BD',
  ink3: '#8D9C98',
  rule: '#26343A',
  mark: '#FF7A5C',
};

/** The colours of a card: those of the site, with the newsroom's accent. */
export function coloursOf({ isNight, accent }: ShareCard): Colours {
  const colours = isNight ? NIGHT : DAY;
  return accent ? { ...colours, mark: isNight ? accent.dark : accent.light } : colours;
}
