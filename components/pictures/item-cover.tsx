import type { ComponentProps } from 'react';
import type { Figure } from '@/backend/contract/figures/figure';
import type { Region } from '@/backend/contract/regions/region';
import { coverCode } from '@/lib/pictures/cover-code';
import { figureSentence } from '@/lib/pictures/figure-sentence';
import type { Locale } from '@/lib/platform/language/locales';
import { Cover } from './cover';

/** The fields of a story that its cover needs. */
interface Pictured {
  id: number;
  pic: string;
  figure: Figure | null;
  region: Region;
  /** Language of the figure's words. */
  lang: Locale;
}

type Props = { item: Pictured } & Omit<ComponentProps<typeof Cover>, keyof Pictured | 'night' | 'alt'>;

/** The cover of a story with its alternative text, the same on every page. */
export async function ItemCover({ item: { id, pic, figure, region, lang }, ...box }: Props) {
  const alt = figure ? await figureSentence(figure) : '';
  const code = figure ? coverCode(figure, lang) : '';
  return <Cover id={id} pic={pic} figure={code} alt={alt} night={region === 'hk'} {...box} />;
}
