'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SkeletonRows } from '@/components/ui/notices/states';
import { useMember } from '@/lib/accounts/use-member';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { useCall } from '@/lib/accounts/use-call';
import { formatDate } from '@/lib/platform/dates/dates';
import { Section } from '@/components/accounts/login/entry';
import { LoadError, Gate } from '@/components/accounts/gate';
import { RealNameForm } from './real-name-form';

/** Real-name verification: its state, and the form when none is pending or verified. */
export function RealName() {
  return <Gate>{(user) => <Verification userId={user.id} />}</Gate>;
}

function Verification({ userId }: { userId: number }) {
  const t = useTranslations('area');
  const locale = useLocale();
  const { refresh } = useMember();
  const { place, toTop } = useFocusReturn();
  const { data, error, mutate } = useCall('realnameStatus', {});
  if (!data) return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  const isOpen = data.status === 'none' || data.status === 'rejected';
  const facts = [
    [t('realname.name'), data.name],
    [t('realname.document'), data.document_type && t(`realname.types.${data.document_type}`)],
    [t('realname.number'), data.document_number],
    [t('realname.submitted'), formatDate(data.submitted_time, locale)],
    [t('realname.decided'), formatDate(data.decided_time, locale)],
  ].filter(([, value]) => value);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <Section
        title={t(`realname.${data.status}`)}
        text={t(`realname.${data.status}Text`, { reason: data.reason })}
      >
        {facts.length > 0 && (
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="n">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {isOpen && (
          <RealNameForm
            userId={userId}
            onDone={() => {
              void refresh();
              void mutate().then(toTop);
            }}
          />
        )}
      </Section>
    </div>
  );
}
