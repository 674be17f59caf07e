import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icons/icon';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock } from '@/lib/events/time';
import { countsOf } from '@/lib/tickets/gate/counts';
import type { GateState, Verdict } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';

interface Props {
  verdict: Verdict;
  roll: Roll;
  state: GateState;
  onUndo: () => void;
  onNext: () => void;
}

/** The screen of an admission or exit: white ground and an unbroken line. Shown until the next code. */
export function Admitted({ verdict, roll, state, onUndo, onNext }: Props) {
  const t = useTranslations('gate');
  const { admitted, expected } = countsOf(state, roll);
  const { ticket } = verdict;
  return (
    <section
      className="gate-verdict gate-yes"
      data-ground="light"
      data-result={verdict.result}
      onClick={onNext}
    >
      <span className="gate-thread" aria-hidden="true" />
      <header>
        <b>
          <UserText text={roll.list.name} />
        </b>
        <span className="n">{zonedClock(new Date(verdict.at), roll.event.time_zone)}</span>
      </header>
      <h2 className="gate-word">{t(`verdict.${verdict.result}`)}</h2>
      {ticket && (
        <p className="gate-type">
          <UserText text={ticket.type_name} />
        </p>
      )}
      {ticket && (
        <p className="gate-name">
          <UserText text={ticket.name || ticket.code} />
        </p>
      )}
      <p className="gate-answers">
        {verdict.isUnlisted && <span>{t('why.unlisted')}</span>}
        {verdict.result === 'left' && <span>{t('why.left')}</span>}
        {ticket?.answers.map(({ label, answer }) => (
          <span key={label}>
            <span className="sr-only">
              <UserText text={label} />
            </span>
            <UserText text={answer} />
          </span>
        ))}
      </p>
      <footer>
        <p className="gate-verdict-count">
          <b className="n-display">{admitted}</b>
          <span className="n-display">/{expected}</span>
        </p>
        <div className="gate-line">
          {verdict.result === 'admitted' && (
            <button
              type="button"
              className="gate-button"
              onClick={(event) => {
                event.stopPropagation();
                onUndo();
              }}
            >
              <Icon name="undo" />
              {t('undo')}
            </button>
          )}
          {/* For keyboards and screen readers; a touch anywhere does the same. */}
          <button type="button" className="gate-button gate-next" onClick={onNext}>
            {t('next')}
          </button>
          <p className="gate-hold">{t('hold')}</p>
        </div>
      </footer>
    </section>
  );
}
