import type { ComponentProps } from 'react';
import type { Figure } from '@/backend/contract/figures/figure';
import { coverCode } from '@/lib/pictures/cover-code';
import { figureSentence } from '@/lib/pictures/figure-sentence';
import { signCover } from '@/lib/platform/config/cover-signature';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { pageLocale } from '@/lib/platform/routing/page-params';
import { Cover } from './cover';
import { regionLook } from '@/lib/platform/config/regions';

/** The fields of a story that its cover needs. */
interface CoverFields {
  id: number;
  pic: string;
  figure: Figure | null;
  region: string;
  /** Language of the figure's words. */
  lang: Locale;
}

type Props = { item: CoverFields } & Omit<
  ComponentProps<typeof Cover>,
  keyof CoverFields | 'night' | 'alt' | 'altLang'
>;

/** The cover of a story with its alternative text, the same on every page. */
export async function ItemCover({ item: { id, pic, figure, region, lang }, ...box }: Props) {
  const alt = figure ? await figureSentence(figure) : '';
  // The sentence contains names in the story's language.
  const altLang = alt === '' ? undefined : foreignLang(lang, await pageLocale());
  const code = figure ? signCover(coverCode(figure, lang)) : '';
  return (
    <Cover
      id={id}
      pic={pic}
      figure={code}
      alt={alt}
      altLang={altLang}
      night={regionLook(region) === 'dark'}
      {...box}
    />
  );
}
