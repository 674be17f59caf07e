import { useLocale } from 'next-intl';
import { UserTextInLocale } from './user-text-in-locale';

/** `UserTextInLocale` in the language of the page. */
export function UserText({ text }: { text: string }) {
  return <UserTextInLocale text={text} locale={useLocale()} />;
}
