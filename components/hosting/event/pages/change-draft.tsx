import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { isKeyOfCall } from '@/lib/accounts/use-call';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';
import { HostingPageFrame } from '../hosting-page-frame';
import { PageSection } from '../page-section';

/** What an organiser does with an event that was never public: takes it back from review, or deletes it. */
export function ChangeDraft({ event }: { event: OwnEvent }) {
  const t = useTranslations('hosting.change');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const { isBusy, send } = useAction();
  const [isSure, setSure] = useState(false);
  const { id, version, lang } = event;

  const withdraw = async () => {
    const reply = await send('updateActivity', { id, version, lang, status: 'draft' });
    notify(reply.ok ? t('withdrawn') : reply.message || t('failed'));
    if (reply.ok) void mutate((key) => isKeyOfCall(key));
  };
  const remove = async () => {
    const reply = await send('destroyActivity', { id });
    notify(reply.ok ? t('deleted') : reply.message || t('failed'));
    if (reply.ok) router.push(href(locale, 'hosting'));
  };

  return (
    <HostingPageFrame title={t('titleDraft')}>
      {event.status === 'pending' && (
        <PageSection title={t('withdraw')}>
          <p className="max-w-[42em]">{t('withdrawText')}</p>
          <p className="mt-3">
            <ActionButton
              type="button"
              disabled={isBusy}
              className="btn btn-line"
              onClick={() => void withdraw()}
            >
              {t('withdraw')}
            </ActionButton>
          </p>
        </PageSection>
      )}
      <PageSection title={t('delete')}>
        <form
          className="hr-form"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void remove();
          }}
        >
          <label className="form-check">
            <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
            <span>{t('deleteSure')}</span>
          </label>
          <ActionButton
            type="submit"
            disabled={!isSure || isBusy}
            className="btn btn-ink justify-self-start aria-disabled:opacity-60"
          >
            {t('delete')}
          </ActionButton>
        </form>
      </PageSection>
    </HostingPageFrame>
  );
}
