import { useLocale } from 'next-intl';
import { TypedText } from './typed-text';

/** `TypedText` in the language of the page. */
export function Typed({ text }: { text: string }) {
  return <TypedText text={text} locale={useLocale()} />;
}
