import { useTranslations } from 'next-intl';
import { useSyncAge } from '@/components/tickets/gate-setup/use-sync-age';
import { UserText } from '@/components/ui/words/user-text';
import { awayMinutes, type HomeNumbers } from '@/lib/hosting/overview';
import { MINUTE_MS, useClock } from '@/lib/platform/dates/use-clock';

type Gate = NonNullable<HomeNumbers['gate']>;

interface Props {
  gate: Gate;
  /** Whether people are coming in at the moment: an offline phone is then marked. */
  isLive: boolean;
}

const HEAD = 'border-b border-ink pb-1.5 font-normal text-ink-3';
const BODY = 'border-b border-rule py-[9px]';
const FOOT = 'border-b-4 border-double border-ink py-[9px] font-bold';
const NUMBER = 'ps-3 text-end whitespace-nowrap';

/** The phones at the gate: how many people each admitted, and when it last contacted the backend. */
export function DoorsTable({ gate: { doors }, isLive }: Props) {
  const t = useTranslations('hosting.overview.doors');
  return (
    <table className="w-full self-start text-sm max-xl:col-span-full md:w-[264px]">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            {t('door')}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {t('admitted')}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {t('seen')}
          </th>
        </tr>
      </thead>
      <tbody>
        {doors.map((door) => (
          <tr key={door.id}>
            <th scope="row" className={`${BODY} text-start font-bold`}>
              <UserText text={door.name} />
              {door.list !== door.name && (
                <span className="ps-2 font-normal text-ink-3">
                  <UserText text={door.list} />
                </span>
              )}
            </th>
            <td className={`${BODY} ${NUMBER} n font-bold`}>{door.admitted}</td>
            <td className={`${BODY} ${NUMBER} n font-normal text-ink-3`}>
              <Seen door={door} isLive={isLive} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`${FOOT} text-start`}>
            {t('sum')}
          </th>
          <td className={`${FOOT} ${NUMBER} n`}>{doors.reduce((sum, { admitted }) => sum + admitted, 0)}</td>
          <td className={FOOT} />
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
