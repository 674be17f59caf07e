import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { PageSection } from '../page-section';

const KINDS = [
  'ticket',
  'ticketOffered',
  'hostMessage',
  'eventMoved',
  'eventRescheduled',
  'eventCancelled',
] as const;

/** Letters of the event that wait for an editor, and those an editor stopped; nothing when there are none. */
export function WaitingLetters({ list }: { list: CallOutput<'activityLetters'>['list'] }) {
  const t = useTranslations('hosting.letters');
  const shown = list.filter(({ waiting, stopped }) => waiting + stopped > 0);
  if (shown.length === 0) return null;
  return (
    <PageSection title={t('waiting')}>
      <ul className="grid gap-2">
        {shown.map((row, at) => {
          const kind = t(`kinds.${KINDS.find((letterKind) => letterKind === row.kind) ?? 'other'}`);
          return (
            <li key={at}>
              {row.waiting > 0 && <p>{t('waits', { kind, count: row.waiting })}</p>}
              {row.stopped > 0 && (
                <p className="text-mark">{t('stoppedLine', { kind, count: row.stopped })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
