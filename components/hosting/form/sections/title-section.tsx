import { useTranslations } from 'next-intl';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { WordsField } from '../fields/words-field';

const TITLE_MAX_LENGTH = 200;
const SUMMARY_MAX_LENGTH = 500;

/** Title and summary of an event. */
export function TitleSection() {
  const t = useTranslations('hosting.form.title');
  const { document, change } = useEventForm();
  return (
    <FormSection name="title">
      <WordsField
        label={t('title')}
        placeholder={t('titleHint')}
        path="title"
        words={document.title}
        max={TITLE_MAX_LENGTH}
        rows={2}
        isOneParagraph
        className="hf-title"
        onWords={(title) => change({ title })}
      />
      <WordsField
        label={t('summary')}
        placeholder={t('summaryHint')}
        path="summary"
        words={document.summary}
        max={SUMMARY_MAX_LENGTH}
        rows={2}
        className="mt-3"
        onWords={(summary) => change({ summary })}
      />
    </FormSection>
  );
}
