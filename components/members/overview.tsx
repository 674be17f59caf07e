'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/pictures/avatar';
import { Link } from '@/components/ui/links/link';
import { SkeletonRows } from '@/components/ui/notices/states';
import { TypedText } from '@/components/ui/words/typed-text';
import { useCall } from '@/lib/accounts/use-call';
import { partOfDay } from '@/lib/members/greeting';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { FollowedNews } from './news/followed-news';
import { JustSaved } from './news/just-saved';
import { NextTicket } from './news/next-ticket';
import { Failed, Gate } from '@/components/accounts/gate';

/** The numbers of the overview, and the page that each links to. */
const NUMBERS = [
  ['collections', 'myCollect'],
  ['follows', 'myFollow'],
  ['likes', null],
  ['articles', 'myArticles'],
  ['sessions', 'individual'],
] as const;

/** A greeting with the member's name and picture, what comes next and what is new, and how many collections, articles, sessions and so on they have. */
export function Overview() {
  return <Gate>{() => <Numbers />}</Gate>;
}

function Numbers() {
  const t = useTranslations('area');
  const locale = useLocale();
  const { data, error, mutate } = useCall('userOverview', {});
  if (!data) return error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  const { user } = data;
  const rows = [
    ...NUMBERS.map(([key, route]) => ({ key, route, count: data[key] })),
    { key: 'unread', route: 'myMessages', count: user.unread } as const,
  ].filter(({ count }) => count > 0);
  return (
    <>
      <div className="entry py-6">
        <div className="entry-gutter">
          <Avatar id={user.id} src={user.avatar_img} size={52} className="size-[52px] md:ms-auto" />
        </div>
        <div className="entry-body">
          <h2 className="text-3xl leading-[1.4] font-bold break-words">
            {t.rich(`overview.greeting.${partOfDay(new Date().getHours())}`, {
              name: () => <TypedText key="name" text={user.nickname} locale={locale} />,
            })}
          </h2>
          <p className="type-meta break-all">
            {t('overview.about', { email: user.email, date: formatDate(user.created_time, locale, 'date') })}
          </p>
          <p className="type-summary mt-2 whitespace-pre-line">
            <TypedText text={user.bio || t('overview.noBio')} locale={locale} />
          </p>
          <p className="mt-2 text-base">
            {t('overview.verification')}{' '}
            <Link href={href(locale, 'realName')} className="underline underline-offset-4">
              {t(`realname.${user.verification}`)}
            </Link>
          </p>
        </div>
      </div>
      <NextTicket />
      <FollowedNews />
      <JustSaved />
      <ul aria-label={t('overview.numbers')} className="mt-2">
        {rows.map(({ key, route, count }) => (
          <li key={key} className="entry">
            <span aria-hidden="true" className="node top-[1.95rem]" />
            <p className="entry-gutter gutter-count n area-number">{count}</p>
            <p className="entry-body flex min-h-[66px] items-center border-b border-rule text-lg">
              {route ? <Link href={href(locale, route)}>{t(`overview.${key}`)}</Link> : t(`overview.${key}`)}
              <span className="n ms-auto text-2xl font-semibold md:hidden">{count}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
