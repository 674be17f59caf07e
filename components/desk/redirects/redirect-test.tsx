'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';

/** A field that says what the table answers to an address, by which row. */
export function RedirectTest() {
  const t = useTranslations('desk.redirects');
  const { isBusy, send } = useAction();
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState<CallOutput<'testRedirect'> | { message: string } | null>(null);
  const test = async () => {
    if (isBusy || address.trim() === '') return;
    const reply = await send('testRedirect', { address });
    setOutcome(reply.ok ? reply.data : { message: reply.message });
  };
  return (
    <section aria-labelledby="redirect-test">
      <h2 id="redirect-test" className="rail-head font-bold">
        {t('testTitle')}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void test();
        }}
        className="grid gap-3 pt-3"
      >
        <label className="grid min-w-0 gap-1">
          <span className="type-meta">{t('testAddress')}</span>
          <input
            value={address}
            maxLength={2000}
            autoCapitalize="off"
            spellCheck={false}
            placeholder={t('fromExample')}
            onChange={({ target }) => setAddress(target.value)}
            className="desk-input w-full"
          />
        </label>
        <p>
          <ActionButton type="submit" disabled={isBusy} className="btn btn-line min-h-10 px-4">
            {t('test')}
          </ActionButton>
        </p>
        <div role="status" className="min-w-0 break-all">
          {outcome && <Outcome outcome={outcome} />}
        </div>
      </form>
    </section>
  );
}

function Outcome({ outcome }: { outcome: CallOutput<'testRedirect'> | { message: string } }) {
  const t = useTranslations('desk.redirects');
  if ('message' in outcome) return <p className="text-mark">{outcome.message}</p>;
  const { answer } = outcome;
  if (!answer) return <p>{t('testNothing')}</p>;
  return (
    <>
      <p className="font-semibold">
        {answer.status === 410 ? t('testGone') : t('testLeads', { to: answer.to })}
      </p>
      <p className="type-meta">{t('testRow', { from: answer.from })}</p>
    </>
  );
}
