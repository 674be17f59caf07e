'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { ownValue } from '@/backend/contract/own-value';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { QuestionField } from '@/components/tickets/order/question-field';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import { href } from '@/lib/platform/routing/href';
import { type Bearer, keyOf, linkOf } from '@/lib/tickets/bearer';
import { missingAnswers } from '@/lib/tickets/attendees';

interface Props {
  bearer: Bearer;
  ticket: NonNullable<CallOutput<'transferByKey'>['ticket']>;
  /** Called when the transfer is over: declined here, or ended elsewhere. */
  onOver: () => void;
}

/** Name and answers for an offered ticket, and the buttons to take and to decline it, of equal width. */
export function TakeForm({ bearer, ticket, onOver }: Props) {
  const t = useTranslations('tickets.transfer.take');
  const order = useTranslations('tickets.order');
  const errors = useTranslations('fieldErrors');
  const locale = useLocale();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(ticket.name);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const taking = useSubmit('takeTransfer', notify, linkOf(bearer));
  const declining = useSubmit('declineTransfer', notify, linkOf(bearer));
  const missing = missingAnswers(answers, ticket.questions);
  const isBusy = taking.isBusy || declining.isBusy;

  const take = async () => {
    setChecked(true);
    if (name.trim() === '' || missing.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const taken = await taking.submit({ key: keyOf(bearer), name: name.trim(), answers, locale });
    // The document is loaded anew, after which no address contains the key of the ticket.
    if (taken) location.replace(href(locale, 'ticketByKey', { token: taken.key }));
    else onOver();
  };
  const decline = async () => {
    await declining.submit({ key: keyOf(bearer), locale });
    onOver();
  };
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void take();
        }}
        className="entry"
      >
        <p className="entry-gutter pt-5 text-base font-bold">{t('onTicket')}</p>
        <span aria-hidden="true" className="node top-[28px]" />
        <div className="entry-body border-t border-rule pt-5 pb-6">
          <div className="grid gap-x-3 gap-y-4 md:grid-cols-2">
            <Field
              label={order('name')}
              value={name}
              onValue={setName}
              aria-required
              maxLength={100}
              autoComplete="name"
              error={isChecked && name.trim() === '' ? errors('required') : (taking.fields['name'] ?? null)}
            />
            <div className="field">
              <p className="field-label">{order('email')}</p>
              <p className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border border-rule bg-band px-3">
                <span className="min-w-0 break-all">{ticket.email}</span>
                <span className="text-xs text-ink-3">{t('mailed')}</span>
              </p>
            </div>
          </div>
          <div className="grid gap-4 pt-4 empty:pt-0">
            {ticket.questions.map((question) => (
              <QuestionField
                key={question.key}
                question={question}
                value={ownValue(answers, question.key) ?? ''}
                error={isChecked && missing.includes(question.key) ? errors('required') : null}
                onValue={(answer) => setAnswers({ ...answers, [question.key]: answer })}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3 pt-5">
            <div className="grid w-full grid-cols-2 gap-3 md:w-auto md:max-w-[440px] md:flex-1">
              <ActionButton type="submit" disabled={isBusy} className="btn btn-ink">
                {t('take')}
              </ActionButton>
              <ActionButton
                type="button"
                disabled={isBusy}
                onClick={() => void decline()}
                className="btn btn-line"
              >
                {t('decline')}
              </ActionButton>
            </div>
            <span className="text-sm text-ink-3">{t('free')}</span>
          </div>
          {(taking.error ?? declining.error) && (
            <p role="alert" className="field-error">
              {taking.error ?? declining.error}
            </p>
          )}
        </div>
      </form>
      <div className="entry">
        <p className="entry-gutter pt-4 text-base">{t('then')}</p>
        <p className="entry-body py-4 text-base leading-[1.7] text-ink-2">
          <UserText text={t('thenText')} />
        </p>
      </div>
    </>
  );
}
