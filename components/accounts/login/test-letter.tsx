import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

/** A button that sends the administrator a letter, and what became of it. */
export function TestLetter() {
  const t = useTranslations('area.setup.testLetter');
  const locale = useLocale();
  const { isBusy, send } = useAction();
  const [outcome, setOutcome] = useState('');
  const test = async () => {
    const reply = await send('sendTestLetter', { locale });
    if (reply.ok) setOutcome(t(reply.data.is_sent ? 'sent' : 'waits', { to: reply.data.to }));
    else setOutcome(reply.fields.email === undefined ? reply.message : t('noAddress'));
  };
  return (
    <>
      <ActionButton
        type="button"
        disabled={isBusy}
        onClick={() => void test()}
        className="btn btn-line mt-3 min-h-10 px-4"
      >
        {t('send')}
      </ActionButton>
      <p role="status" className="type-summary mt-2 empty:hidden">
        {outcome}
      </p>
    </>
  );
}
