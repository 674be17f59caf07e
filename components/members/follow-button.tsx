import { getTranslations } from 'next-intl/server';
import { ReactionButton } from './reaction-button';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  author: { id: number; name: string };
  locale: Locale;
  className?: string;
  /** Underlined in a line of text, or a button of its own. */
  shape?: keyof typeof SHAPES;
}

const SHAPES = {
  text: 'whitespace-nowrap text-ink underline underline-offset-4',
  button: 'btn btn-line col-span-2 inline-flex! min-h-11! self-start whitespace-nowrap md:col-span-1',
};

/** A button that follows an author or stops following. */
export async function FollowButton({ author, locale, className = '', shape = 'text' }: Props) {
  const t = await getTranslations('authors');
  const login = await getTranslations('login');
  return (
    <ReactionButton
      kind="follow"
      id={author.id}
      about={author.name}
      locale={locale}
      href={href(locale, 'signUp')}
      labels={{ off: t('follow'), on: t('following'), failed: login('failed') }}
      className={`${SHAPES[shape]} ${className}`}
    />
  );
}
