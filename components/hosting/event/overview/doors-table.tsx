import { useTranslations } from 'next-intl';
import { useSyncAge } from '@/components/tickets/gate-setup/use-sync-age';
import { Typed } from '@/components/ui/words/typed';
import { awayMinutes, type HomeNumbers } from '@/lib/hosting/overview';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

type Gate = NonNullable<HomeNumbers['gate']>;

interface Props {
  gate: Gate;
  /** Whether people are coming in at the moment: an offline phone is then marked. */
  isLive: boolean;
}

/** The phones at the gate: how many people each admitted, and when it last contacted the backend. */
export function DoorsTable({ gate: { doors }, isLive }: Props) {
  const t = useTranslations('hosting.overview.doors');
  return (
    <table className="hr-doors">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('door')}</th>
          <th scope="col">{t('admitted')}</th>
          <th scope="col">{t('seen')}</th>
        </tr>
      </thead>
      <tbody>
        {doors.map((door) => (
          <tr key={door.id}>
            <th scope="row">
              <Typed text={door.name} />
              {door.list !== door.name && (
                <span className="hr-list-name">
                  <Typed text={door.list} />
                </span>
              )}
            </th>
            <td className="n">{door.admitted}</td>
            <td className="n">
              <Seen door={door} isLive={isLive} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          <td className="n">{doors.reduce((sum, { admitted }) => sum + admitted, 0)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function Seen({ door, isLive }: { door: Gate['doors'][number]; isLive: boolean }) {
  const t = useTranslations('hosting.overview.doors');
  const age = useSyncAge();
  const now = useClock(MINUTE_MS);
  if (door.is_over) return t('over');
  if (door.last_sync === null) return t('never');
  const away = isLive ? awayMinutes(door, now) : null;
  if (away !== null) return <span className="text-mark">{t('away', { minutes: away })}</span>;
  return age(door.last_sync);
}
