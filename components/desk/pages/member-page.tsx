'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Link } from '@/components/ui/links/link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { BanForm } from './ban-form';
import { RolesForm } from './roles-form';

interface Props {
  user: CallOutput<'deskUser'>;
  /** Whether this is the signed-in editor, who cannot change their own roles or ban themselves. */
  isSelf: boolean;
}

/** One member: facts, roles, sessions, and the ban. */
export function MemberPage({ user, isSelf }: Props) {
  const t = useTranslations('desk.users');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const end = async (sessionId?: number) => {
    const reply = await send('endUserSessions', { id: user.id, session_id: sessionId });
    notify(reply.ok ? t('ended', { count: reply.data.revoked }) : reply.message);
    router.refresh();
  };
  const facts = [
    [t('facts.address'), [user.email, user.mobile].filter((contact) => contact !== '').join('  ')],
    [t('facts.since'), formatDate(user.created_time, locale, 'short')],
    [t('facts.verification'), t(`verification.${user.verification}`)],
    [t('facts.pieces'), t('pieces', user.content_counts)],
  ] as const;
  return (
    <div className="w-full max-w-[900px] px-4 pt-6 pb-16 md:px-10">
      <p className="type-meta">
        <Link href={href(locale, 'deskUsers')}>{t('title')}</Link>
        <span className="n ps-3">#{user.id}</span>
      </p>
      <h1 className="type-page-title pb-4">
        <UserTextInLocale text={user.nickname} locale={locale} />
      </h1>
      <dl className="border-t border-ink">
        {facts.map(([name, value]) => (
          <div key={name} className="desk-field">
            <dt className="desk-field-label">{name}</dt>
            <dd className="n pt-[7px]">{value || '—'}</dd>
          </div>
        ))}
        {user.author_id !== null && (
          <div className="desk-field">
            <dt className="desk-field-label">{t('facts.author')}</dt>
            <dd className="pt-[7px]">
              <Link href={href(locale, 'deskRecord', { kind: 'author', id: user.author_id })}>
                #{user.author_id}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <RolesForm key={`roles:${user.version}`} user={user} isSelf={isSelf} />
      <section className="border-t border-ink py-4">
        <h2 className="pb-1 text-xl font-bold">{t('sessions')}</h2>
        {user.sessions.length === 0 && <p className="type-meta">{t('noSessions')}</p>}
        <ul>
          {user.sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-baseline gap-x-5 border-t border-rule py-2">
              <span className="min-w-0 flex-1 break-words">{session.user_agent || '—'}</span>
              <span className="type-meta n">{session.ip}</span>
              <span className="type-meta n">{formatDate(session.last_used_time, locale, 'short')}</span>
              <ActionButton
                type="button"
                disabled={isBusy}
                onClick={() => void end(session.id)}
                className="form-link"
              >
                {t('end')}
              </ActionButton>
            </li>
          ))}
        </ul>
        {user.sessions.length > 1 && (
          <ActionButton type="button" disabled={isBusy} onClick={() => void end()} className="form-link">
            {t('endAll')}
          </ActionButton>
        )}
      </section>
      {!isSelf && <BanForm key={`ban:${user.version}`} user={user} />}
    </div>
  );
}
