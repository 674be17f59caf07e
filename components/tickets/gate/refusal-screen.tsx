import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock } from '@/lib/events/time';
import type { Verdict } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';
import { ForceForm } from './force-form';
import { useRefusal } from './use-refusal';

interface Props {
  verdict: Verdict & { isTyped: boolean };
  roll: Roll;
  onNext: () => void;
  onForcing: (isForcing: boolean) => void;
  /** Called when the focus enters the screen of the refusal. */
  onReached: () => void;
  onForce: (reason: string) => void;
}

/** The screen of a refusal: red ground and a broken line. It closes by a touch or after some seconds. */
export function RefusalScreen({ verdict, roll, onNext, onForcing, onReached, onForce }: Props) {
  const t = useTranslations('gate');
  const { sentence, rows } = useRefusal(verdict, roll);
  const [isForcing, setIsForcing] = useState(false);
  const manager = useRef<HTMLButtonElement>(null);
  const wasForcing = useRef(false);
  const force = (isOpen: boolean) => {
    setIsForcing(isOpen);
    onForcing(isOpen);
  };
  // The form has replaced the button that opened it; after cancelling, the button gets the focus again.
  useEffect(() => {
    if (wasForcing.current && !isForcing) manager.current?.focus();
    wasForcing.current = isForcing;
  }, [isForcing]);
  return (
    <section
      className="gate-verdict gate-no"
      data-ground="light"
      data-result={verdict.result}
      onClick={() => !isForcing && onNext()}
      onFocus={onReached}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isForcing) force(false);
      }}
    >
      <span className="gate-thread" aria-hidden="true" />
      <span className="gate-bar" aria-hidden="true" />
      <header>
        <b>
          <UserText text={roll.list.name} />
        </b>
        <span className="n">{zonedClock(new Date(verdict.at), roll.event.time_zone)}</span>
      </header>
      <h2 className="gate-word">{t(`verdict.${verdict.result}`)}</h2>
      <p className="gate-why">{sentence}</p>
      {isForcing ? (
        <ForceForm onCancel={() => force(false)} onForce={onForce} />
      ) : (
        <>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <UserText text={value} />
                </dd>
              </div>
            ))}
          </dl>
          <footer>
            <div className="gate-line">
              <button type="button" className="gate-button gate-button-full" onClick={onNext}>
                {t('next')}
              </button>
              {verdict.ticket && (
                <button
                  ref={manager}
                  type="button"
                  className="gate-button"
                  onClick={(event) => {
                    event.stopPropagation();
                    force(true);
                  }}
                >
                  {t('manager')}
                </button>
              )}
            </div>
          </footer>
        </>
      )}
    </section>
  );
}
