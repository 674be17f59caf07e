'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { postCall } from '@/lib/platform/calls/post-call';

const KEY = 'decline';
const subscribeToNothing = () => () => {};
const readKey = () => new URLSearchParams(location.search).get(KEY);

/**
 * The dialog opened by the "no, thanks" link of an e-mail. It needs no session. The button exists because mail
 * programs open links, too.
 */
export function DeclineOffer({ onDone }: { onDone: () => void }) {
  const t = useTranslations('tickets.picker');
  const locale = useLocale();
  const key = useSyncExternalStore(subscribeToNothing, readKey, () => null);
  const [isClosed, setClosed] = useState(false);
  const [answer, setAnswer] = useState('');

  const decline = async () => {
    const reply = await postCall('declineOffer', { key: key ?? '' }, locale);
    setAnswer(reply.ok ? t('declined') : reply.message || t('unanswered'));
    if (reply.ok) onDone();
  };
  const close = () => {
    setClosed(true);
    const address = new URL(location.href);
    address.searchParams.delete(KEY);
    history.replaceState(history.state, '', address);
  };
  if (key === null) return null;
  return (
    <Dialog isOpen={!isClosed} title={t('declineTitle')} closeLabel={t('close')} onClose={close}>
      <p role="status" className="pb-5 text-ink-2">
        {answer || t('declineText')}
      </p>
      <button
        type="button"
        onClick={() => (answer === '' ? void decline() : close())}
        className="btn btn-ink btn-form"
      >
        {t(answer === '' ? 'own.decline' : 'close')}
      </button>
    </Dialog>
  );
}
