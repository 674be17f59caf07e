import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

interface Props {
  locale: Locale;
  token: string;
  /** Address that the button posts to, the same in every language. */
  address: string;
  preferences: Pick<CallOutput<'letterPreferences'>, 'email' | 'state'> | 'gone';
  /** Whether these are the letters about what a member follows, which are chosen in the account. */
  isOfFollows?: boolean;
}

/**
 * The page that the unsubscribe link of a newsletter opens: one button ends everything. Opening the page changes nothing,
 * because mail programs open links, too.
 */
export async function LetterUnsubscribe({ locale, token, address, preferences, isOfFollows = false }: Props) {
  const t = await getTranslations('letters');
  const follows = await getTranslations('follows');
  const isOver = preferences === 'gone' || preferences.state === 'left' || preferences.state === 'suppressed';
  return (
    <LedgerPage title={isOver ? t('preferences.left') : t('unsubscribe.title')}>
      <div className="entry">
        <div className="entry-body col-start-2 grid max-w-[36em] justify-items-start gap-5 py-4">
          <p className="text-lg leading-relaxed">
            {isOver
              ? t('preferences.leftText')
              : t(isOfFollows ? 'unsubscribe.follows' : 'unsubscribe.ask', { address: preferences.email })}
          </p>
          {!isOver && (
            <form method="post" action={address}>
              <input type="hidden" name="page" value={locale} />
              <button type="submit" className="btn btn-ink">
                {t('unsubscribe.button')}
              </button>
            </form>
          )}
          {preferences !== 'gone' && (
            <Link
              href={isOfFollows ? href(locale, 'myFollow') : href(locale, 'letterPreferences', { token })}
              className="form-link"
            >
              {isOfFollows ? follows('manage') : t('preferences.title')}
            </Link>
          )}
        </div>
      </div>
    </LedgerPage>
  );
}
