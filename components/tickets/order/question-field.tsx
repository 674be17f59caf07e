'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Field } from '@/components/ui/fields/field';
import { UserText } from '@/components/ui/words/user-text';
import type { Question } from '@/lib/tickets/attendees';

/** The stored answer of a given consent. */
const CONSENT = 'yes';

interface Props {
  question: Question;
  value: string;
  error: string | null;
  onValue: (value: string) => void;
}

/** A question of an event: a text, a choice, or a consent. */
export function QuestionField({ question, value, error, onValue }: Props) {
  const t = useTranslations('tickets.order');
  const id = useId();
  const optional = question.is_required ? undefined : (
    <span className="text-xs text-ink-3">{t('optional')}</span>
  );
  if (question.kind === 'text')
    return (
      <Field
        label={question.label}
        value={value}
        onValue={onValue}
        error={error}
        aria-required={question.is_required || undefined}
        maxLength={1000}
        aside={optional}
      />
    );
  const note = error && (
    <p id={`${id}-note`} className="field-error">
      {error}
    </p>
  );
  const ariaProps = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-note` : undefined,
    'aria-required': question.is_required || undefined,
  };
  if (question.kind === 'consent')
    return (
      <div className="field">
        <label className="flex items-start gap-3 py-1 text-base">
          <input
            type="checkbox"
            checked={value === CONSENT}
            onChange={(event) => onValue(event.target.checked ? CONSENT : '')}
            className="mt-0.5 h-[22px] w-[22px] flex-none accent-ink"
            {...ariaProps}
          />
          <UserText text={question.label} />
        </label>
        {note}
      </div>
    );
  return (
    <div className="field">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="field-label">
          <UserText text={question.label} />
        </label>
        {optional}
      </div>
      <div className="field-frame" data-invalid={error ? '' : undefined}>
        <select
          id={id}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          className="field-input"
          {...ariaProps}
        >
          <option value="">{t('pick')}</option>
          {question.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </div>
      {note}
    </div>
  );
}
