import type { Locale } from '@/lib/platform/language/locales';
import { hasCover } from '@/lib/pictures/has-cover';
import type { Story } from './story';

type Pictured = Pick<Story, 'pic' | 'figure' | 'lang'>;

/**
 * The place of the article whose picture an issue of the weekly opens with; -1 when none has one. Numbers go before words,
 * and words that the readers of the issue can read before those of another language.
 */
export function issuePicture(articles: readonly Pictured[], lang: Locale): number {
  const isReadable = (story: Pictured) => (story.lang === 'en') === (lang === 'en');
  const hasNumbers = ({ figure }: Pictured) => figure !== null && figure.subject !== '';
  const orders: ((story: Pictured) => boolean)[] = [
    (story) => hasNumbers(story) && isReadable(story),
    (story) => hasCover(story) && isReadable(story) && story.figure?.kind !== 'quote',
    (story) => hasCover(story) && isReadable(story),
    hasNumbers,
    hasCover,
  ];
  return orders.map((fits) => articles.findIndex(fits)).find((place) => place >= 0) ?? -1;
}
