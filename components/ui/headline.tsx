import { Fragment } from 'react';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  text: string;
  /** Language of the text; its `lang` attribute, where it differs from the page's, is the caller's. */
  lang: Locale;
}

/** A title that breaks between words in Chinese. Only for what is read on the page: never in titles, feeds or tags. */
export function Headline({ text, lang }: Props) {
  const parts = headlineParts(text, lang);
  if (parts.length === 1) return text;
  return (
    <span className="headline">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
