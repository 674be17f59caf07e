import { useTranslations } from 'next-intl';
import { FORM_SECTIONS, type FormSectionName } from '@/lib/hosting/form/sections';
import { useEventForm } from './form-context';

interface Props {
  current: FormSectionName;
  lacking: ReadonlySet<FormSectionName>;
  onSection: (name: FormSectionName) => void;
  form: 'side' | 'row';
}

/** Links to the sections of the form, as a side bar or as a row on a phone. Incomplete sections are marked. */
export function FormIndex({ current, lacking, onSection, form }: Props) {
  const t = useTranslations('hosting.form');
  const { document } = useEventForm();
  const counts: Partial<Record<FormSectionName, number>> = {
    agenda: document.agenda.length,
    speakers: document.speakers.length,
    tickets: document.tickets.length,
    questions: document.questions.length,
  };
  return (
    <nav aria-label={t('index')} className={form === 'side' ? 'hf-index' : 'hf-index-row'}>
      {FORM_SECTIONS.map((name) => (
        <a
          key={name}
          href={`#section-${name}`}
          aria-current={name === current ? 'step' : undefined}
          data-lacking={lacking.has(name) || undefined}
          onClick={() => onSection(name)}
        >
          <span>{t(`sections.${name}`)}</span>
          {lacking.has(name) ? (
            <b className="text-mark">{t('lacking')}</b>
          ) : (
            form === 'side' && Boolean(counts[name]) && <span className="n type-meta">{counts[name]}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
