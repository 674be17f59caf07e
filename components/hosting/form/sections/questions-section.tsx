import { useTranslations } from 'next-intl';
import { MAX_QUESTIONS } from '@/backend/contract/tickets/limits';
import { entryKey } from '@/lib/hosting/form/document';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { QuestionEntry } from '../fields/question-entry';
import { useEntryFocus } from '../fields/use-entry-focus';

/** Questions to every attendee, in addition to name and e-mail address. */
export function QuestionsSection() {
  const t = useTranslations('hosting.form.questions');
  const { document, change, isLocked } = useEventForm();
  const { questions } = document;
  const list = useEntryFocus<HTMLUListElement>(questions.map(({ key }) => key));
  return (
    <FormSection name="questions">
      <p className="hf-fixed-row">
        <b>{t('always')}</b>
        <span className="text-ink-3">{t('everyTicket')}</span>
        <span>{t('required')}</span>
      </p>
      <ul ref={list} className="hf-list">
        {questions.map((question, at) => (
          <QuestionEntry
            key={question.key}
            question={question}
            at={at}
            onQuestion={(part) =>
              change({ questions: questions.map((old, index) => (index === at ? { ...old, ...part } : old)) })
            }
          />
        ))}
      </ul>
      {!isLocked && questions.length < MAX_QUESTIONS && (
        <button
          type="button"
          data-adds=""
          className="form-link"
          onClick={() =>
            change({
              questions: [
                ...questions,
                {
                  key: entryKey().toLowerCase(),
                  kind: 'text',
                  label: {},
                  options: [],
                  is_required: false,
                  is_for_gate: false,
                },
              ],
            })
          }
        >
          {t('add')}
        </button>
      )}
    </FormSection>
  );
}
