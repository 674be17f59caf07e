import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Locale } from '@/lib/platform/language/locales';
import { HeadlineText } from './headline-text';

interface Props {
  text: string;
  /** Language of the text; its `lang` attribute, where it differs from the page's, is the caller's. */
  lang: Locale;
}

/** A title that breaks between words in Chinese. Only for what is read on the page: never in titles, feeds or tags. */
export function Headline({ text, lang }: Props) {
  return <HeadlineText parts={headlineParts(text, lang)} />;
}
