'use client';

import { useTranslations } from 'next-intl';
import type { User } from '@/backend/contract/accounts/user';
import { DeleteAccount } from './delete-account';
import { EmailForm } from './email-form';
import { Section } from '@/components/accounts/login/entry';
import { ExportData } from './export-data';
import { Gate } from '@/components/accounts/gate';
import { MobileForm } from './mobile-form';
import { Passkeys } from './passkeys';
import { PasswordForm } from './password-form';
import { PublicForm } from './public-form';
import { SessionsList } from './sessions-list';
import { Setting } from './setting';

/** The settings of the account. */
export function Profile() {
  return <Gate>{(user) => <Settings user={user} />}</Gate>;
}

function Settings({ user }: { user: User }) {
  const t = useTranslations('area.profile');
  const mobile = user.mobile && `+${user.phone_code} ${user.mobile}`;
  return (
    <>
      <Section title={t('public')} text={t('publicText')}>
        <PublicForm key={user.id} user={user} />
      </Section>
      <Section title={t('signIn')} />
      <Setting name="email" label={t('email')} value={user.email || t('noEmail')}>
        {(close) => <EmailForm user={user} close={close} />}
      </Setting>
      <Setting name="mobile" label={t('mobile')} value={mobile || t('noMobile')}>
        {(close) => <MobileForm user={user} close={close} />}
      </Setting>
      <Setting
        name="password"
        label={t('password')}
        value={user.has_password ? t('passwordSet') : t('noPassword')}
        action={user.has_password ? undefined : t('setPassword')}
      >
        {(close) => <PasswordForm user={user} close={close} />}
      </Setting>
      <Passkeys user={user} />
      <SessionsList />
      <Section title={t('data')} text={t('dataText')}>
        <ExportData />
      </Section>
      <Section title={t('delete')} text={t('deleteText')}>
        <DeleteAccount user={user} />
      </Section>
    </>
  );
}
