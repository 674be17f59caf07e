'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { formatMoney } from '@/lib/platform/numbers/money';
import {
  type Attendee,
  attendeesOf,
  gapsOf,
  type Question,
  toAttendees,
  withDraft,
} from '@/lib/tickets/attendees';
import { AttendeeFields } from './attendee-fields';
import type { OrderProps } from './order-props';

interface Props extends OrderProps {
  questions: readonly Question[];
  onDone: () => void;
}

/**
 * The step with the attendees: name, e-mail address and the event's questions for each ticket, or a link for the
 * attendee.
 */
export function AttendeesStep({ order, questions, show, onDone }: Props) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const initial = useMemo(() => attendeesOf(order), [order]);
  const [stored, keep] = useFormDraft(`order-${order.id}`, '');
  const attendees = withDraft(initial, stored);
  const [isChecked, setChecked] = useState(false);
  const saving = useSubmit('saveAttendees', useNotify());
  const gaps = gapsOf(attendees, questions);

  const change = (changed: Attendee) =>
    keep(JSON.stringify(attendees.map((entry) => (entry.id === changed.id ? changed : entry))));

  const save = async () => {
    setChecked(true);
    if (gaps.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const saved = await saving.submit({ id: order.id, attendees: toAttendees(attendees), locale });
    if (!saved) return;
    keep('');
    show(saved);
    onDone();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="no-print mt-6"
    >
      {attendees.map((attendee, at) => {
        const ticket = order.tickets.find(({ id }) => id === attendee.id);
        return (
          <AttendeeFields
            key={attendee.id}
            number={at + 1}
            attendee={attendee}
            typeName={ticket?.type_name ?? ''}
            price={formatMoney(ticket?.price ?? 0, order.currency, locale)}
            accessKey={ticket?.key ?? ''}
            questions={questions}
            gaps={isChecked ? gaps.filter(({ id }) => id === attendee.id) : []}
            refused={(field) => saving.fields[`attendees.${at}.${field}`]}
            canSend={at > 0}
            onChange={change}
          />
        );
      })}
      <div className="page-bar sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t-2 border-ink bg-paper px-4 py-3 md:static md:mx-0 md:px-0">
        <p className="leading-tight">
          <b className="n text-lg">{formatMoney(order.total, order.currency, locale, { isExact: true })}</b>
          <span role="status" className="block text-sm text-ink-3">
            {gaps.length > 0 ? t('missing', { count: gaps.length }) : t('complete')}
          </span>
        </p>
        <ActionButton
          type="submit"
          disabled={saving.isBusy}
          className="btn btn-ink min-h-12 min-w-[176px] scroll-mt-16"
        >
          {t(order.status !== 'payment_in_progress' ? 'saveAttendees' : order.total > 0 ? 'toPay' : 'toTake')}
        </ActionButton>
      </div>
      {saving.error && (
        <p role="alert" className="field-error pt-2">
          {saving.error}
        </p>
      )}
    </form>
  );
}
