import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import type { DoneState } from '@/lib/newsletters/done-states';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';

interface Props {
  state: DoneState;
  /** Address of the letter that was sent last, shown to a new subscriber. */
  latest?: string;
  locale: Locale;
}

/** What became of a form: sent, confirmed, left, or why not. */
export async function LetterDone({ state, latest, locale }: Props) {
  const t = await getTranslations('letters');
  return (
    <LedgerPage title={t(`done.${state}.title`)} aside={<NodeOf state={state} />}>
      <div className="entry">
        <div className="entry-body col-start-2 grid max-w-[36em] justify-items-start gap-6 pb-8">
          <p className="text-lg leading-relaxed">{t(`done.${state}.text`)}</p>
          {latest && (
            <Link href={latest} className="btn btn-line">
              {t('newest')}
            </Link>
          )}
          <Link href={href(locale, 'letters')} className="form-link">
            {t('done.back')}
          </Link>
        </div>
      </div>
    </LedgerPage>
  );
}

const FILLED: readonly DoneState[] = ['confirmed', 'saved'];
const TROUBLE: readonly DoneState[] = ['invalid', 'later', 'unavailable'];

/** Hollow while something is still to be done, filled when it is done, cinnabar when it failed. */
function NodeOf({ state }: { state: DoneState }) {
  const colour = TROUBLE.includes(state) ? 'border-mark' : FILLED.includes(state) ? 'bg-ink' : '';
  return <span aria-hidden="true" className={`node mt-2.5 max-md:hidden ${colour}`} />;
}
