'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { useCall } from '@/lib/accounts/use-call';
import { useMember } from '@/lib/accounts/use-member';

/**
 * What the member's account says of them: e-mail, introduction, verification and where it is signed in; nothing for
 * other readers.
 */
export function AccountFacts() {
  const { state } = useMember();
  const { data } = useCall('userOverview', state === 'member' ? {} : null);
  return state === 'member' && data ? <Facts overview={data} /> : null;
}

function Facts({ overview: { user, sessions } }: { overview: CallOutput<'userOverview'> }) {
  const t = useTranslations('area.overview');
  const states = useTranslations('area.realname');
  const locale = useLocale();
  const link = 'underline underline-offset-4';
  const facts = [
    { label: t('email'), value: user.email },
    {
      label: t('verification'),
      value: (
        <Link href={href(locale, 'realName')} className={link}>
          {states(user.verification)}
        </Link>
      ),
    },
    {
      label: t('sessions'),
      value: (
        <Link href={href(locale, 'individual')} className={link}>
          {t('devices', { count: sessions })}
        </Link>
      ),
    },
    { label: t('bio'), value: user.bio && <UserTextInLocale text={user.bio} locale={locale} /> },
  ].filter(({ value }) => value);
  return (
    <section aria-label={t('account')}>
      <div className="rail-head flex-wrap">
        <h2 className="text-base font-bold">{t('account')}</h2>
        <p className="type-meta">{t('joined', { date: formatDate(user.created_time, locale, 'date') })}</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid border-b border-rule py-2.5 last:border-b-0"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
