'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { CallOutput } from '@/backend/contract/calls';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { SectionLink } from '@/components/ui/links/section-link';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

type Group = CallOutput<'heldLetters'>['list'][number];

const KINDS = [
  'ticket',
  'ticketOffered',
  'hostMessage',
  'eventMoved',
  'eventRescheduled',
  'eventCancelled',
] as const;

/** One group of waiting letters: who caused them, their receivers, their text, and two buttons. */
export function HeldLettersEntry({ group }: { group: Group }) {
  const t = useTranslations('desk.letters');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const { activity_id, title, batch, by, count, up_to, subject, text, domains, since } = group;
  const kind = KINDS.find((letterKind) => letterKind === group.kind) ?? 'other';
  const decide = async (isReleased: boolean) => {
    const reply = await send('decideHeldLetters', {
      activity_id,
      batch,
      up_to,
      by_id: by?.id ?? null,
      is_released: isReleased,
    });
    const words = isReleased ? 'released' : 'stopped';
    notify(reply.ok ? t(words, { count: reply.data.count }) : reply.message);
    router.refresh();
  };
  return (
    <li className="entry py-4">
      <span aria-hidden="true" className="node top-[22px]" data-state="open" />
      <NarrowTime at={toIso(since)} className="entry-gutter n pt-0.5 text-sm text-ink-2">
        {formatDate(since, locale, 'short')}
      </NarrowTime>
      <div className="entry-body grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <h2 className="text-xl font-bold">
          {t('waits', { count, kind: t(`kinds.${kind}`) })}
          {' · '}
          <SectionLink section="events" href={href(locale, 'event', { id: activity_id })}>
            <UserTextInLocale text={title} locale={locale} />
          </SectionLink>
        </h2>
        <p className="type-meta">
          <UserTextInLocale
            text={
              by
                ? t('by', {
                    name: by.name,
                    id: by.id,
                    since: formatDate(by.since, locale, 'day'),
                    orders: by.paid_orders,
                  })
                : t('left')
            }
            locale={locale}
          />
        </p>
        <p className="type-meta">
          {t('domains', { list: domains.map((domain) => `${domain.name} ${domain.count}`).join(t('comma')) })}
        </p>
        {text === '' ? (
          <p className="text-ink-2">{t('ticketText')}</p>
        ) : (
          <blockquote className="border-s-2 border-ink ps-4">
            <p className="font-bold">
              <UserTextInLocale text={subject} locale={locale} />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">
              <UserTextInLocale text={text} locale={locale} />
            </p>
          </blockquote>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-3 pt-1">
          <ActionButton
            type="button"
            disabled={isBusy}
            onClick={() => void decide(true)}
            className="btn btn-ink"
          >
            {t('release', { count })}
          </ActionButton>
          <ActionButton type="button" disabled={isBusy} onClick={() => void decide(false)} className="btn">
            {t('stop')}
          </ActionButton>
        </p>
      </div>
    </li>
  );
}
