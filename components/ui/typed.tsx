import { useLocale } from 'next-intl';
import { TypedText } from './typed-text';

/** `TypedText` on a page whose language is known from around it. */
export function Typed({ text }: { text: string }) {
  return <TypedText text={text} locale={useLocale()} />;
}
