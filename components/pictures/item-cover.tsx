import type { ComponentProps } from 'react';
import type { Figure } from '@/backend/contract/figures/figure';
import type { Region } from '@/backend/contract/regions/region';
import { figureSentence } from '@/lib/pictures/figure-sentence';
import { Cover } from './cover';

/** The fields of a story that its cover needs. */
interface Pictured {
  id: number;
  pic: string;
  figure: Figure | null;
  region: Region;
}

type Props = { item: Pictured } & Omit<ComponentProps<typeof Cover>, keyof Pictured | 'night' | 'alt'>;

/** The cover of a story with its alternative text, the same on every page. */
export async function ItemCover({ item: { id, pic, figure, region }, ...box }: Props) {
  const alt = figure ? await figureSentence(figure) : '';
  return <Cover id={id} pic={pic} figure={figure?.code ?? ''} alt={alt} night={region === 'hk'} {...box} />;
}
