import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/links/link';
import { hostedStateOf } from '@/lib/hosting/hosted-state';
import { useCall } from '@/lib/accounts/use-call';
import { nowMs } from '@/lib/platform/dates/clock';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';

const MAX_SHOWN = 5;

/** Links to other events of the member, and to a new one. */
export function OtherEvents({ id }: { id: number }) {
  const t = useTranslations('hosting');
  const locale = useLocale();
  const { data } = useCall('activityIndex', { locale });
  const others = (data?.list ?? []).filter((row) => row.id !== id).slice(0, MAX_SHOWN);
  return (
    <div className="hr-others">
      {others.length > 0 && <p className="font-bold">{t('room.myOthers')}</p>}
      <ul>
        {others.map((row) => (
          <li key={row.id}>
            <Link href={href(locale, 'hostingEvent', { id: row.id })}>
              <b className="n">{formatDate(row.start_time.slice(0, 10), locale, 'number')}</b>
              <span lang={foreignLang(row.lang, locale)}>{row.title || t('untitled')}</span>
              <span className="text-ink-3">{t(`standings.${hostedStateOf(row, nowMs())}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={href(locale, 'eventCreate')} className="underline underline-offset-4">
        {t('own.create')}
      </Link>
    </div>
  );
}
