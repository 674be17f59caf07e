import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  locale: Locale;
  /** Address that the button posts to, the same in every language. */
  address: string;
  /** The subscription the link belongs to; null for an unknown link. */
  subscription: CallOutput<'letterSubscription'> | null;
}

/**
 * The page that the unsubscribe link of a letter opens: one button ends the organiser's letters. Opening the page
 * changes nothing, because mail programs open links, too. The form works without a script.
 */
export async function Unsubscribe({ locale, address, subscription }: Props) {
  const t = await getTranslations('tickets.unsubscribe');
  if (!subscription)
    return (
      <LedgerPage title={t('title')}>
        <div className="entry">
          <p className="entry-body col-start-2 max-w-[36em] py-6 text-lg leading-relaxed">{t('unknown')}</p>
        </div>
      </LedgerPage>
    );
  const { host, is_unsubscribed } = subscription;
  return (
    <LedgerPage title={t(is_unsubscribed ? 'doneTitle' : 'title')}>
      <div className="entry">
        <div className="entry-body col-start-2 grid max-w-[36em] justify-items-start gap-5 py-6">
          <p className="text-lg leading-relaxed">
            <UserTextInLocale text={t(is_unsubscribed ? 'done' : 'ask', { name: host })} locale={locale} />
          </p>
          {!is_unsubscribed && (
            <form method="post" action={address}>
              <input type="hidden" name="page" value={locale} />
              <button type="submit" className="btn btn-ink">
                {t('button')}
              </button>
            </form>
          )}
          <p className="type-meta">{t('stillComes')}</p>
        </div>
      </div>
    </LedgerPage>
  );
}
