'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/notices/dialog';
import { useAction } from '@/lib/accounts/use-action';

const KEY = 'decline';
/** Keys that were removed from the address, by its path. */
const removedKeys = new Map<string, string>();
const subscribeToNothing = () => () => {};
const readKey = () =>
  new URLSearchParams(location.search).get(KEY) ?? removedKeys.get(location.pathname) ?? null;

/**
 * The dialog opened by the "no, thanks" link of an e-mail. It needs no session. The button exists because mail
 * programs open links, too.
 */
export function DeclineOffer({ onDone }: { onDone: () => void }) {
  const t = useTranslations('tickets.picker');
  const { send } = useAction();
  const key = useSyncExternalStore(subscribeToNothing, readKey, () => null);
  const [isClosed, setClosed] = useState(false);
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (key === null) return;
    removedKeys.set(location.pathname, key);
    // The key is removed from the address, so that nobody who sees or gets the address later can decline with it.
    const address = new URL(location.href);
    address.searchParams.delete(KEY);
    history.replaceState(history.state, '', address);
  }, [key]);

  const decline = async () => {
    const reply = await send('declineOffer', { key: key ?? '' });
    setAnswer(reply.ok ? t('declined') : reply.message || t('unanswered'));
    if (reply.ok) onDone();
  };
  const close = () => {
    removedKeys.delete(location.pathname);
    setClosed(true);
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
