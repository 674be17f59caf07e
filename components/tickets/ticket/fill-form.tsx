'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ownValue } from '@/backend/contract/own-value';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { QuestionField } from '@/components/tickets/order/question-field';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Field } from '@/components/ui/fields/field';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { missingAnswers } from '@/lib/tickets/attendees';
import type { TicketDetail } from '@/lib/tickets/stored-ticket';

interface Props {
  ticket: TicketDetail;
  /** Name of the page whose cookie holds the key. */
  link: string | undefined;
  show: (ticket: TicketDetail) => void;
}

/** The form in which the attendee of a ticket fills in name and answers. */
export function FillForm({ ticket, link, show }: Props) {
  const t = useTranslations('tickets.ticket');
  const order = useTranslations('tickets.order');
  const errors = useTranslations('fieldErrors');
  const locale = useLocale();
  const [name, setName] = useFormDraft(`ticket-name-${ticket.id}`, ticket.name);
  const [stored, keep] = useFormDraft(`ticket-answers-${ticket.id}`, '');
  const answers = { ...ticket.answers, ...toAnswers(stored) };
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const filling = useSubmit('fillTicket', useNotify(), link);
  const missing = missingAnswers(answers, ticket.questions);

  const submit = async () => {
    setChecked(true);
    if (name.trim() === '' || missing.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const filled = await filling.submit({ key: ticket.key, name: name.trim(), answers, locale });
    if (!filled) return;
    keep('');
    show(filled);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="no-print form border-t-2 border-ink pt-5 pb-6"
    >
      <h2 className="text-xl font-bold">{t('fill')}</h2>
      <Field
        label={order('name')}
        value={name}
        onValue={setName}
        aria-required
        maxLength={100}
        autoComplete="name"
        error={isChecked && name.trim() === '' ? errors('required') : (filling.fields['name'] ?? null)}
      />
      {ticket.questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={ownValue(answers, question.key) ?? ''}
          error={isChecked && missing.includes(question.key) ? errors('required') : null}
          onValue={(answer) => keep(JSON.stringify({ ...answers, [question.key]: answer }))}
        />
      ))}
      {filling.error && (
        <p role="alert" className="field-error">
          {filling.error}
        </p>
      )}
      <ActionButton type="submit" disabled={filling.isBusy} className="btn btn-ink btn-form">
        {order('saveAttendees')}
      </ActionButton>
    </form>
  );
}

function toAnswers(stored: string): Record<string, string> {
  if (stored === '') return {};
  try {
    return JSON.parse(stored) as Record<string, string>;
  } catch {
    return {};
  }
}
