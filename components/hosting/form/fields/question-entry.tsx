import { useTranslations } from 'next-intl';
import { QUESTION_KINDS } from '@/backend/contract/events/statuses';
import type { QuestionDraft, Words } from '@/lib/hosting/form/document';
import { useEventForm } from '../form-context';
import { InlineChoice } from './inline-choice';
import { ListButtons } from './list-buttons';
import { useEntryFocus } from './use-entry-focus';
import { WordsField } from './words-field';

const MAX_OPTIONS = 20;

interface Props {
  question: QuestionDraft;
  at: number;
  onQuestion: (part: Partial<QuestionDraft>) => void;
}

/** One question: text, kind of answer, whether it is required and shown at the gate. */
export function QuestionEntry({ question, at, onQuestion }: Props) {
  const t = useTranslations('hosting.form.questions');
  const { document, change, isLocked, shown, errorOf } = useEventForm();
  const { options } = question;
  const list = useEntryFocus<HTMLUListElement>(Object.keys(options));
  const put = (place: number, words: Words) =>
    onQuestion({ options: options.map((old, index) => (index === place ? words : old)) });
  const error = errorOf(`questions.${at}.options`);
  return (
    <li className="hf-card">
      <div className="hf-entry">
        <WordsField
          label={t('label', { n: at + 1 })}
          placeholder={t('labelHint')}
          path={`questions.${at}.label`}
          words={question.label}
          max={300}
          className="flex-1"
          onWords={(label) => onQuestion({ label })}
        />
        {!isLocked && (
          <ListButtons
            list={document.questions}
            at={at}
            name={shown(question.label) || t('entry', { n: at + 1 })}
            onList={(questions) => change({ questions })}
          />
        )}
      </div>
      <p className="hf-sentence">
        <InlineChoice
          label={t('kind', { n: at + 1 })}
          value={question.kind}
          options={QUESTION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onValue={(kind) =>
            onQuestion({ kind, options: kind === 'choice' && options.length === 0 ? [{}, {}] : options })
          }
        />
        <label className="hf-check">
          <input
            type="checkbox"
            checked={question.is_required}
            disabled={isLocked}
            onChange={({ target }) => onQuestion({ is_required: target.checked })}
          />
          {t('required')}
        </label>
        <label className="hf-check">
          <input
            type="checkbox"
            checked={question.is_for_gate}
            disabled={isLocked}
            onChange={({ target }) => onQuestion({ is_for_gate: target.checked })}
          />
          {t('forGate')}
        </label>
      </p>
      {question.kind === 'choice' && (
        <ul ref={list} className="hf-list hf-options">
          {options.map((option, place) => (
            <li key={place} className="hf-entry">
              <WordsField
                label={t('option', { n: place + 1 })}
                words={option}
                max={100}
                className="flex-1"
                onWords={(words) => put(place, words)}
              />
              {!isLocked && (
                <ListButtons
                  list={options}
                  at={place}
                  name={t('option', { n: place + 1 })}
                  onList={(rest) => onQuestion({ options: rest })}
                />
              )}
            </li>
          ))}
          {!isLocked && options.length < MAX_OPTIONS && (
            <li>
              <button
                type="button"
                data-adds=""
                className="form-link"
                onClick={() => onQuestion({ options: [...options, {}] })}
              >
                {t('addOption')}
              </button>
            </li>
          )}
        </ul>
      )}
      {error !== null && <p className="field-error">{t('twoOptions')}</p>}
    </li>
  );
}
