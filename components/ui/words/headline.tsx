import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Locale } from '@/lib/platform/language/locales';
import { HeadlineText } from './headline-text';

interface Props {
  text: string;
  /** Language of the text. The caller sets the `lang` attribute when it differs from the page's. */
  lang: Locale;
}

/** A title that breaks between words in Chinese. Only for visible text, never for `<title>`, feeds or attributes. */
export function Headline({ text, lang }: Props) {
  return <HeadlineText parts={headlineParts(text, lang)} />;
}
