import { useLocale, useTranslations } from 'next-intl';
import { UserText } from '@/components/ui/words/user-text';
import type { Verdict } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';
import { useRefusal } from './use-refusal';

/** A verdict as text for screen readers: its word first, then the reason, or the person and the ticket type. */
export function SpokenVerdict({ verdict, roll }: { verdict: Verdict & { isTyped: boolean }; roll: Roll }) {
  const t = useTranslations('gate');
  const locale = useLocale();
  const { sentence } = useRefusal(verdict, roll);
  const { result, ticket } = verdict;
  const isIn = result === 'admitted' || result === 'left';
  // The former holder of a transferred ticket must not learn the new holder's name.
  const who = ticket && result !== 'moved' ? [ticket.name || ticket.code, ticket.type_name] : [];
  const answers = isIn ? (ticket?.answers.map(({ label, answer }) => `${label} ${answer}`) ?? []) : [];
  const parts = [t(`verdict.${result}`), sentence, ...who, ...answers].filter((part) => part !== '');
  return (
    <span key={verdict.scanId}>
      <UserText text={parts.join(locale === 'en' ? ', ' : '，')} />
    </span>
  );
}
