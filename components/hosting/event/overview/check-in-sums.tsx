import { useTranslations } from 'next-intl';
import type { HomeNumbers } from '@/lib/hosting/overview';

interface Props {
  home: HomeNumbers;
  /** Whether people are coming in at the moment, so that the admissions per minute are shown. */
  isLive: boolean;
}

const MINUTES = 10;

/** How many ticket holders were admitted, how fast they come in, and how often somebody was refused. */
export function CheckInSums({ home: { seats, gate }, isLive }: Props) {
  const t = useTranslations('hosting.overview.checkIns');
  const verdict = useTranslations('gate.verdict');
  const { checked_in, paid } = seats;
  const refused = gate?.refused ?? [];
  const times = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <p hidden={checked_in + paid === 0}>
        <b className="n-display block text-display-lg leading-none font-semibold">{checked_in}</b>
        <span className="n-display text-4xl leading-[1.1] text-ink-3">/{checked_in + paid}</span>
      </p>
      <ul className="type-meta pt-2.5">
        {checked_in + paid > 0 && (
          <li>{t('share', { share: Math.round((checked_in / (checked_in + paid)) * 1000) / 10 })}</li>
        )}
        {isLive && gate && gate.last_ten_minutes > 0 && (
          <li>{t('rate', { count: gate.last_ten_minutes / MINUTES })}</li>
        )}
        {times > 0 && (
          <li>
            {t('refused', {
              count: times,
              which: refused.map(({ result, count }) => `${verdict(result)} ${count}`).join(t('comma')),
            })}
          </li>
        )}
      </ul>
    </div>
  );
}
