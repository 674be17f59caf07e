import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { toNewsletter } from '@/lib/newsletters/read';
import type { KeyRefusal } from '@/lib/newsletters/subscriber-calls';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { href } from '@/lib/platform/routing/href';

interface Props {
  token: string;
  preferences: CallOutput<'letterPreferences'> | KeyRefusal;
  language: ReaderLanguage;
}

/**
 * The page that the link of a confirmation opens. Opening it changes nothing, because mail programs open links, too; its
 * button confirms. The form works without a script.
 */
export async function LetterConfirm({ token, preferences, language }: Props) {
  const t = await getTranslations('letters');
  const { locale } = language;
  if (typeof preferences === 'string' || preferences.letters.length + preferences.waiting.length === 0) {
    const isExpired = preferences !== 'unknown' && preferences !== 'invalid';
    return (
      <LedgerPage title={t(isExpired ? 'confirm.expired' : 'confirm.title')}>
        <div className="entry">
          <div className="entry-body col-start-2 grid max-w-[36em] justify-items-start gap-5 pb-8">
            <p className="text-lg leading-relaxed">
              {t(isExpired ? 'confirm.expiredText' : 'confirm.unknown')}
            </p>
            <Link href={href(locale, 'letters')} className="btn btn-ink">
              {t('confirm.again')}
            </Link>
          </div>
        </div>
      </LedgerPage>
    );
  }
  const wanted = preferences.waiting.length > 0 ? preferences.waiting : preferences.letters;
  const names = preferences.list
    .filter(({ key }) => wanted.includes(key))
    .map((row) => toNewsletter(row, language).name);
  return (
    <LedgerPage title={t('confirm.title')} intro={t('confirm.text')}>
      <form method="post" action={`/api/letters/confirm/${encodeURIComponent(token)}`} className="entry">
        <div className="entry-body col-start-2 max-w-[560px] pb-8">
          <input type="hidden" name="page" value={locale} />
          <p className="type-meta">{preferences.email}</p>
          <ul className="mt-2 border-t border-ink">
            {names.map((name) => (
              <li key={name} className="border-b border-rule py-3.5 font-semibold">
                {name}
              </li>
            ))}
          </ul>
          <button type="submit" className="btn btn-ink mt-5 min-h-[52px] w-full text-lg">
            {t('confirm.button')}
          </button>
        </div>
      </form>
    </LedgerPage>
  );
}
