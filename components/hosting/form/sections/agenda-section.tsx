import { useTranslations } from 'next-intl';
import { readAgenda } from '@/lib/hosting/form/agenda-lines';
import { entryKey } from '@/lib/hosting/form/document';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { ListButtons } from '../fields/list-buttons';
import { PlainField } from '../fields/plain-field';
import { useEntryFocus } from '../fields/use-entry-focus';
import { WordsField } from '../fields/words-field';

const TITLE_MAX_LENGTH = 300;
const MAX_ENTRIES = 100;

/** The agenda. Several lines pasted into an entry become one entry each. */
export function AgendaSection() {
  const t = useTranslations('hosting.form.agenda');
  const { document, change, lang, isLocked } = useEventForm();
  const { agenda } = document;
  const list = useEntryFocus<HTMLUListElement>(agenda.map(({ key }) => key));

  const paste = (at: number, text: string): boolean => {
    const lines = readAgenda(text);
    if (lines.length < 2) return false;
    const entries = lines.map(({ time, title }) => ({ key: entryKey(), time, title: { [lang]: title } }));
    change({ agenda: [...agenda.slice(0, at), ...entries, ...agenda.slice(at + 1)].slice(0, MAX_ENTRIES) });
    return true;
  };

  return (
    <FormSection name="agenda">
      <ul ref={list} className="hf-list">
        {agenda.map((entry, at) => {
          const put = (part: Partial<typeof entry>) =>
            change({ agenda: agenda.map((old, index) => (index === at ? { ...old, ...part } : old)) });
          return (
            <li
              key={entry.key}
              className="hf-entry"
              onPaste={(event) => {
                if (paste(at, event.clipboardData.getData('text/plain'))) event.preventDefault();
              }}
            >
              <PlainField
                label={t('time', { n: at + 1 })}
                placeholder="13:30"
                path={`agenda.${at}.time`}
                maxLength={40}
                value={entry.time}
                className="hf-clock"
                onValue={(time) => put({ time })}
              />
              <WordsField
                label={t('title', { n: at + 1 })}
                placeholder={t('titleHint')}
                path={`agenda.${at}.title`}
                words={entry.title}
                max={TITLE_MAX_LENGTH}
                className="flex-1"
                onWords={(title) => put({ title })}
              />
              {!isLocked && (
                <ListButtons
                  list={agenda}
                  at={at}
                  name={t('name', { n: at + 1 })}
                  onList={(entries) => change({ agenda: entries })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isLocked && agenda.length < MAX_ENTRIES && (
        <p className="flex flex-wrap gap-x-5">
          <button
            type="button"
            data-adds=""
            className="form-link"
            onClick={() => change({ agenda: [...agenda, { key: entryKey(), time: '', title: {} }] })}
          >
            {t('add')}
          </button>
          <span className="field-hint self-center">{t('pasteHint')}</span>
        </p>
      )}
    </FormSection>
  );
}
