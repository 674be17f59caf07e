'use client';

import { useTranslations } from 'next-intl';
import { ownValue } from '@/backend/contract/own-value';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import type { Attendee, Gap, Question } from '@/lib/tickets/attendees';
import { FillLink } from './fill-link';
import { QuestionField } from './question-field';

interface Props {
  number: number;
  attendee: Attendee;
  typeName: string;
  price: string;
  /** Key of the link with which the attendee opens this ticket; empty when there is none. */
  accessKey: string;
  questions: readonly Question[];
  gaps: readonly Gap[];
  refused: (field: string) => string | undefined;
  /** Whether the buyer may send the attendee a link to fill in the fields. */
  canSend: boolean;
  onChange: (attendee: Attendee) => void;
}

const CHOICE = 'btn min-h-11 text-base';

/** The fields of one ticket: name, e-mail address and answers, or the link with which its attendee fills them in. */
export function AttendeeFields({ number, attendee, questions, gaps, refused, onChange, ...ticket }: Props) {
  const t = useTranslations('tickets.order');
  const errors = useTranslations('fieldErrors');
  const wrong = (field: string) => {
    const gap = gaps.find((fieldGap) => fieldGap.field === field);
    return gap ? errors(gap.reason) : (refused(field) ?? null);
  };
  const { isByLink } = attendee;
  return (
    <fieldset className="grid grid-cols-[34px_minmax(0,1fr)] border-t border-rule pt-5 pb-6">
      <legend className="sr-only">
        <UserText text={t('ticketNumber', { number, type: ticket.typeName })} />
      </legend>
      <span aria-hidden="true" className="n text-2xl leading-none font-bold [font-stretch:75%]">
        {number}
      </span>
      <div className="form">
        <p className="text-lg leading-none font-semibold">
          <UserText text={ticket.typeName} />{' '}
          <span className="n ps-2 text-xs font-normal text-ink-3">{ticket.price}</span>
        </p>
        {ticket.canSend && ticket.accessKey !== '' && (
          <div className="flex flex-wrap gap-2.5">
            <button
              type="button"
              aria-pressed={!isByLink}
              onClick={() => onChange({ ...attendee, isByLink: false })}
              className={`${CHOICE} ${isByLink ? 'btn-line' : 'btn-ink'}`}
            >
              {t('fillNow')}
            </button>
            <button
              type="button"
              aria-pressed={isByLink}
              onClick={() => onChange({ ...attendee, isByLink: true })}
              className={`${CHOICE} ${isByLink ? 'btn-ink' : 'btn-line'}`}
            >
              {t('fillByLink')}
            </button>
          </div>
        )}
        {isByLink && <FillLink accessKey={ticket.accessKey} />}
        {!isByLink && (
          <>
            <Field
              label={t('name')}
              value={attendee.name}
              onValue={(name) => onChange({ ...attendee, name })}
              error={wrong('name')}
              aria-required
              maxLength={100}
              autoComplete={number === 1 ? 'name' : 'off'}
            />
            <Field
              label={t('email')}
              type="email"
              inputMode="email"
              value={attendee.email}
              onValue={(email) => onChange({ ...attendee, email })}
              error={wrong('email')}
              hint={t('emailHint')}
              maxLength={254}
              autoComplete={number === 1 ? 'email' : 'off'}
            />
            {questions.map((question) => (
              <QuestionField
                key={question.key}
                question={question}
                value={ownValue(attendee.answers, question.key) ?? ''}
                error={wrong(question.key) ?? refused(`answers.${question.key}`) ?? null}
                onValue={(answer) =>
                  onChange({ ...attendee, answers: { ...attendee.answers, [question.key]: answer } })
                }
              />
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
}
