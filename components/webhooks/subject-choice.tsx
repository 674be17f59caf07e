'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Scope } from '@/backend/contract/api/scope-names';
import { SUBJECT_SCOPES, WEBHOOK_SUBJECTS, type WebhookSubject } from '@/backend/contract/webhooks/kinds';

interface Props {
  subjects: ReadonlySet<WebhookSubject>;
  /** What the chosen key may do. */
  scopes: readonly Scope[];
  onSubjects: (subjects: ReadonlySet<WebhookSubject>) => void;
  error?: string;
}

/** What a webhook is told about; what the chosen key may not be told says which right it lacks. */
export function SubjectChoice({ subjects, scopes, onSubjects, error }: Props) {
  const t = useTranslations('area');
  const errorId = useId();
  const toggle = (subject: WebhookSubject) => {
    const next = new Set(subjects);
    if (!next.delete(subject)) next.add(subject);
    onSubjects(next);
  };
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-1.5">{t('webhooks.subjectsTitle')}</legend>
      {WEBHOOK_SUBJECTS.map((subject) => {
        const scope = SUBJECT_SCOPES[subject];
        const isChosen = subjects.has(subject);
        const isAllowed = scope === undefined || scopes.includes(scope);
        return (
          <label
            key={subject}
            className={`flex min-h-11 items-start gap-3 border-b border-rule py-2.5 ${isAllowed ? '' : 'text-ink-3'}`}
          >
            <input
              type="checkbox"
              name={subject}
              disabled={!isAllowed && !isChosen}
              checked={isChosen}
              onChange={() => toggle(subject)}
              className="mt-1 size-4 flex-none accent-ink"
            />
            <span className="min-w-0">
              <span className={`block ${isChosen ? 'font-semibold' : ''}`}>
                {t(`webhooks.subjects.${subject}`)}
              </span>
              <span className="type-meta block">
                {isAllowed || scope === undefined
                  ? t(`webhooks.subjectTexts.${subject}`)
                  : t('webhooks.scopeMissing', { scope: t(`keys.scopes.${scope}`) })}
              </span>
            </span>
          </label>
        );
      })}
      <p id={errorId} className="field-error empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
