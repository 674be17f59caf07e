'use client';

import { useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import { useLastPage } from '@/lib/members/use-last-page';
import { useMember } from '@/lib/accounts/use-member';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { useCall } from '@/lib/accounts/use-call';
import { renewList } from '@/lib/members/use-member-list';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';
import { useLocale } from 'next-intl';
import { LoadError, Gate } from '@/components/accounts/gate';
import { ListSteps } from './list-steps';
import { MessageRow } from './message-row';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';

/** Notifications, newest first. */
export function MessagesList() {
  return <Gate>{() => <Messages />}</Gate>;
}

function Messages() {
  const t = useTranslations('area');
  const locale = useLocale();
  const notify = useNotify();
  const { refresh } = useMember();
  const [page, setPage] = useCarriedState('messages:page', 1);
  const { data, error, mutate } = useCall('messages', { page, locale });
  const { place, toTop } = useFocusReturn();
  useLastPage(page, setPage, data);
  const reading = useSubmit('readMessages', notify);
  const deleting = useSubmit('deleteMessages', notify);
  const isBusy = reading.isBusy || deleting.isBusy;

  const reload = () => {
    void refresh();
    renewList('messages');
  };
  const read = async (ids?: number[]) => {
    if (await reading.submit({ ids })) reload();
  };
  const goToPage = (to: number) => {
    setPage(to);
    toTop();
  };
  const remove = async (id: number) => {
    if (!(await deleting.submit({ ids: [id] }))) return;
    // The pressed button disappears with its row, so the list gets the focus.
    place.current?.focus({ preventScroll: true });
    reload();
  };

  if (!data) return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  if (data.total === 0) return <EmptyState text={t('messages.empty')} />;
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      <div className="entry">
        <p className="entry-body col-start-2 flex flex-wrap items-center gap-x-5 border-b border-rule py-1">
          <span className="type-meta">{t('messages.total', { count: data.total })}</span>
          {data.unread > 0 && (
            <>
              <span className="type-meta">{t('messages.unread', { count: data.unread })}</span>
              <ActionButton type="button" disabled={isBusy} onClick={() => void read()} className="form-link">
                {t('messages.readAll')}
              </ActionButton>
            </>
          )}
        </p>
      </div>
      {data.list.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          isBusy={isBusy}
          onRead={() => void read([message.id])}
          onDelete={() => void remove(message.id)}
        />
      ))}
      <ListSteps page={page} size={data.size} total={data.total} onPage={goToPage} />
    </div>
  );
}
