import { useLocale, useTranslations } from 'next-intl';
import { UserText } from '@/components/ui/words/user-text';
import { zonedClock } from '@/lib/events/time';
import type { MergeReport } from '@/lib/tickets/gate/merge';
import type { Roll } from '@/lib/tickets/gate/roll';
import { ViewTitle } from './view-title';

interface Props {
  report: MergeReport;
  roll: Roll;
  onClose: () => void;
}

const MINUTE_MS = 60_000;

/**
 * Shown when back online: how many scans were merged, which tickets were scanned twice or refused, and how the list
 * changed.
 */
export function MergedView({ report, roll, onClose }: Props) {
  const t = useTranslations('gate');
  const names = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const clock = (ms: number) => zonedClock(new Date(ms), roll.event.time_zone);
  const rows: { key: string; time: string; title: string; text: string; isAlarm?: boolean }[] = [
    ...report.twice.map(({ id, at, code, name, first }) => ({
      key: id,
      time: clock(at),
      title: `${code} ${name}`,
      text: t('merged.twiceRow', {
        device: first.device,
        time: clock(Date.parse(first.time)),
        own: clock(at),
      }),
      isAlarm: true,
    })),
    ...report.refused.map(({ id, at, code, name, result }) => ({
      key: id,
      time: clock(at),
      title: `${code} ${name}`,
      text: t('merged.refusedRow', { word: t(`verdict.${result}`) }),
      isAlarm: true,
    })),
  ];
  if (report.withdrawn.length > 0)
    rows.push({
      key: 'withdrawn',
      time: '',
      title: t('merged.withdrawn', { count: report.withdrawn.length }),
      text: t('merged.withdrawnNames', { names: names.format(report.withdrawn) }),
    });
  if (report.added > 0)
    rows.push({
      key: 'added',
      time: '',
      title: t('merged.added', { count: report.added }),
      text: t('merged.addedText'),
    });
  rows.push({
    key: 'away',
    time: clock(report.from),
    title: t('merged.away', { minutes: Math.max(1, Math.round((report.to - report.from) / MINUTE_MS)) }),
    text: t('merged.awayText', { count: report.admitted }),
  });
  return (
    <section className="gate-over gate-merged">
      <header className="gate-head">
        <b>
          <UserText text={roll.list.name} />
        </b>
        <span className="gate-online">{t('merged.back')}</span>
      </header>
      <ViewTitle>
        {t('merged.title', { count: report.merged })}{' '}
        {report.twice.length > 0 && (
          <span className="gate-alarm">{t('merged.twice', { count: report.twice.length })}</span>
        )}
      </ViewTitle>
      {report.twice.length > 0 && <p className="gate-note">{t('merged.rule')}</p>}
      <ol className="gate-entries">
        {rows.map(({ key, time, title, text, isAlarm }) => (
          <li key={key} data-alarm={isAlarm || undefined}>
            <span className="n">{time}</span>
            <div>
              <b>
                <UserText text={title} />
              </b>
              <p>
                <UserText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" className="gate-button gate-button-full gate-back" onClick={onClose}>
        {t('merged.go')}
      </button>
    </section>
  );
}
