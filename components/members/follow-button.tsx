import { getTranslations } from 'next-intl/server';
import { ReactionButton } from './reaction-button';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  author: { id: number; name: string };
  locale: Locale;
  className?: string;
}

/** A button that follows an author or stops following. */
export async function FollowButton({ author, locale, className = '' }: Props) {
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
      className={`whitespace-nowrap text-ink underline underline-offset-4 ${className}`}
    />
  );
}
