import { getTranslations } from 'next-intl/server';
import type { FollowKind } from '@/backend/contract/follows/kinds';
import { FollowToggle } from './follows/follow-toggle';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  kind?: FollowKind;
  /** Of a thread: any of its stories. */
  target: { id: number; name: string };
  locale: Locale;
  className?: string;
  /** Underlined in a line of text, or a button of its own. */
  shape?: keyof typeof SHAPES;
}

const SHAPES = {
  text: 'whitespace-nowrap text-ink underline underline-offset-4',
  button: 'btn btn-line inline-flex! min-h-11! self-start whitespace-nowrap',
};

/**
 * A button that follows an author, a topic, a label, an event or a thread, and says how the member is notified of it. It must
 * not stand in a paragraph.
 */
export async function FollowButton({
  kind = 'author',
  target,
  locale,
  className = '',
  shape = 'text',
}: Props) {
  const t = await getTranslations('authors');
  const login = await getTranslations('login');
  const words = await getTranslations('follows');
  return (
    <FollowToggle
      kind={kind}
      id={target.id}
      about={target.name}
      locale={locale}
      href={href(locale, 'signUp')}
      labels={{
        off: kind === 'thread' ? words('thread') : t('follow'),
        on: kind === 'thread' ? words('threadOn') : t('following'),
        failed: login('failed'),
      }}
      className={`${SHAPES[shape]} ${className}`}
    />
  );
}
