import 'server-only';
import { accentOf } from '@/backend/contract/brand/accent';
import { siteBrand } from '@/lib/platform/config/site-brand';
import type { Locale } from '@/lib/platform/language/locales';
import { absolute, siteName } from '@/lib/platform/config/site';
import type { ShareCard } from './card';

export const SEPARATOR = ' · ';

export function blank(locale: Locale, url: string): Omit<ShareCard, 'kind' | 'lang' | 'title'> {
  const { accent, logo = '' } = siteBrand();
  const colours = accent && accentOf(accent);
  return {
    locale,
    meta: '',
    text: '',
    figure: '',
    figureNote: '',
    isImportant: false,
    isNight: false,
    seed: null,
    cover: '',
    photo: '',
    site: siteName(locale),
    url: absolute(url),
    ...(colours && { accent: colours }),
    ...(logo !== '' && { logo }),
  };
}

/** The picture's path if it is stored here, else an empty text: pictures of other sites are not used. */
export function photoOf(pic = ''): string {
  return pic.startsWith('/uploads/') ? pic : '';
}
