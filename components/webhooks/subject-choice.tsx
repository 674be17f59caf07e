'use client';

import { useTranslations } from 'next-intl';
import type { Scope } from '@/backend/contract/api/scope-names';
import { SUBJECT_SCOPES, WEBHOOK_SUBJECTS, type WebhookSubject } from '@/backend/contract/webhooks/kinds';
import { ChoiceSet } from '@/components/ui/fields/choice-set';

interface Props {
  subjects: ReadonlySet<WebhookSubject>;
  /** What the chosen key may do. */
  scopes: readonly Scope[];
  onSubjects: (subjects: ReadonlySet<WebhookSubject>) => void;
  error?: string;
}

/** What a webhook is notified of; what the chosen key may not receive says which right it lacks. */
export function SubjectChoice({ subjects, scopes, onSubjects, error }: Props) {
  const t = useTranslations('area');
  const refusalOf = (subject: WebhookSubject) => {
    const scope = SUBJECT_SCOPES[subject];
    return scope === undefined || scopes.includes(scope)
      ? null
      : t('webhooks.scopeMissing', { scope: t(`keys.scopes.${scope}`) });
  };
  return (
    <ChoiceSet
      legend={t('webhooks.subjectsTitle')}
      names={WEBHOOK_SUBJECTS}
      chosen={subjects}
      onChosen={onSubjects}
      labelOf={(subject) => t(`webhooks.subjects.${subject}`)}
      textOf={(subject) => t(`webhooks.subjectTexts.${subject}`)}
      refusalOf={refusalOf}
      error={error}
    />
  );
}
