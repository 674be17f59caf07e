import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock } from '@/lib/events/time';
import { indexRoll, type QueuedScan, type Roll } from '@/lib/tickets/gate/roll';
import { verdictOf, lastPassage } from '@/lib/tickets/gate/verdict-of';
import { searchTickets } from '@/lib/tickets/gate/search';
import { SECOND_MS, useClock } from '@/lib/platform/dates/use-clock';

interface Props {
  roll: Roll;
  queue: readonly QueuedScan[];
  kind: 'entry' | 'exit';
  onPick: (code: string) => void;
  onClose: () => void;
}

/** Finds people without a code by name, and admits those who may come in. */
export function SearchView({ roll, queue, kind, onPick, onClose }: Props) {
  const t = useTranslations('gate');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const at = useClock(SECOND_MS) + roll.offsetMs;
  const matches = searchTickets(roll.tickets, typed);
  const index = indexRoll(matches);
  return (
    <section
      className="gate-over"
      lang={locale}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h2 className="sr-only">{t('search.title')}</h2>
      <header className="gate-search">
        <input
          type="search"
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        {typed !== '' && (
          <button type="button" aria-label={t('search.clear')} onClick={() => setTyped('')}>
            <Icon name="close" size={20} />
          </button>
        )}
      </header>
      <p className="gate-note" role="status">
        {typed.trim() === ''
          ? t('search.hint')
          : matches.length === 0
            ? t('search.nobody')
            : t('search.found', { count: matches.length })}
      </p>
      <ul className="gate-found">
        {matches.map((ticket) => {
          const { result } = verdictOf(roll, index, { typed: ticket.code }, kind, at, queue);
          const last = lastPassage(roll, ticket, queue);
          const isYes = result === 'admitted' || result === 'left';
          return (
            <li key={ticket.id}>
              <div>
                <b id={`found-${ticket.id}`}>
                  <UserText text={ticket.name || ticket.code} />
                </b>
                <p id={`about-${ticket.id}`} className="gate-note">
                  <UserText text={ticket.type_name} /> <span className="n">{ticket.code}</span>{' '}
                  {ticket.mail_start !== '' && <span className="n">{ticket.mail_start}…</span>}
                </p>
                {result === 'used' && last !== null && last !== 'left' && (
                  <p className="gate-alarm">
                    {t('search.in', {
                      time: zonedClock(new Date(last.time), roll.event.time_zone),
                      device: last.device,
                    })}
                  </p>
                )}
              </div>
              {isYes ? (
                <button
                  type="button"
                  id={`pick-${ticket.id}`}
                  aria-labelledby={`pick-${ticket.id} found-${ticket.id}`}
                  aria-describedby={`about-${ticket.id}`}
                  className="gate-button gate-button-full"
                  onClick={() => onPick(ticket.code)}
                >
                  {t(kind === 'exit' ? 'search.exit' : 'search.admit')}
                </button>
              ) : (
                <button
                  type="button"
                  id={`pick-${ticket.id}`}
                  aria-labelledby={`pick-${ticket.id} found-${ticket.id}`}
                  aria-describedby={`about-${ticket.id}`}
                  className="gate-link"
                  onClick={() => onPick(ticket.code)}
                >
                  {t(`verdict.${result}`)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" className="gate-button gate-back" onClick={onClose}>
        {t('search.back')}
      </button>
    </section>
  );
}
