import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Dialog } from '@/components/ui/notices/dialog';
import { useAction } from '@/lib/accounts/use-action';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import { useEventForm } from './form-context';

/**
 * Creates a preview link, with which anybody can see the saved draft, and shows a dialog to open, copy or end the link.
 */
export function PreviewButton() {
  const t = useTranslations('hosting.form.preview');
  const locale = useLocale();
  const notify = useNotify();
  const { state } = useEventForm();
  const { isBusy, send } = useAction();
  const [link, setLink] = useState<{ address: string; until: string } | null>(null);
  const id = state.stored?.id;

  const make = async () => {
    if (id === undefined) return;
    const reply = await send('activityPreviewLink', { id });
    if (!reply.ok) return notify(reply.message || t('failed'));
    const { token, until } = reply.data;
    setLink({ address: `${location.origin}${href(locale, 'eventPreview', { token })}`, until });
  };

  const end = async () => {
    if (id === undefined) return;
    const reply = await send('endActivityPreviews', { id });
    if (!reply.ok) return notify(reply.message || t('failed'));
    setLink(null);
    notify(t('ended'));
  };

  return (
    <>
      <ActionButton
        type="button"
        disabled={isBusy || id === undefined}
        className="form-link hf-bar-preview"
        onClick={() => void make()}
      >
        {t('open')}
      </ActionButton>
      <Dialog isOpen={link !== null} title={t('title')} closeLabel={t('close')} onClose={() => setLink(null)}>
        {link && (
          <>
            <p>{t('text', { date: formatDate(link.until, locale, 'short') })}</p>
            <input
              readOnly
              aria-label={t('address')}
              value={link.address}
              className="hf-input mt-3 w-full"
              onFocus={(event) => event.target.select()}
            />
            <p className="mt-4 flex flex-wrap gap-3">
              <a href={link.address} target="_blank" rel="noreferrer" className="btn btn-ink">
                {t('look')}
              </a>
              <button
                type="button"
                className="btn btn-line"
                onClick={() =>
                  void navigator.clipboard.writeText(link.address).then(() => notify(t('copied')))
                }
              >
                {t('copy')}
              </button>
              <ActionButton
                type="button"
                className="btn btn-line"
                disabled={isBusy}
                onClick={() => void end()}
              >
                {t('end')}
              </ActionButton>
            </p>
          </>
        )}
      </Dialog>
    </>
  );
}
