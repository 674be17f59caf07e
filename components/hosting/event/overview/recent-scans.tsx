import { useTranslations } from 'next-intl';
import { UserText } from '@/components/ui/words/user-text';
import type { HomeNumbers } from '@/lib/hosting/overview';
import { zonedClock } from '@/lib/events/time';
import { RuleConflict } from '@/components/hosting/rule-conflict';
import { PageSection } from '../page-section';

type Scan = NonNullable<HomeNumbers['gate']>['recent'][number];

/** The last scans at all entrances, newest first: who was admitted, who was refused and why. */
export function RecentScans({ scans, timeZone }: { scans: readonly Scan[]; timeZone: string }) {
  const t = useTranslations('hosting.overview.recent');
  const verdict = useTranslations('gate.verdict');
  if (scans.length === 0) return null;
  const clock = (iso: string) => zonedClock(new Date(iso), timeZone);
  return (
    <PageSection title={t('title')}>
      <ul className="gap-x-12 md:columns-2">
        {scans.map(({ id, time, result, door, name, type_name, code, first, against }) => {
          const isIn = result === 'admitted' || result === 'left';
          return (
            <li key={id} className="flex break-inside-avoid gap-3 border-b border-rule py-1.5 text-sm">
              <b className={`n flex-none ${isIn ? '' : 'text-mark'}`}>{clock(time)}</b>
              {result !== 'admitted' && (
                <b className={`flex-none ${isIn ? '' : 'text-mark'}`}>{verdict(result)}</b>
              )}
              {isIn ? (
                <span>
                  <b>
                    <UserText text={name} />
                  </b>{' '}
                  <UserText text={type_name} />
                  {against && (
                    <span className="block text-mark">
                      <RuleConflict against={against} timeZone={timeZone} />
                    </span>
                  )}
                </span>
              ) : (
                <span>
                  <span className="n">{code}</span> <UserText text={name} />
                  {first && <> {t('first', { time: clock(first.time), door: first.door })}</>}
                </span>
              )}
              <span className="ms-auto flex-none text-ink-3">
                <UserText text={door} />
              </span>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
