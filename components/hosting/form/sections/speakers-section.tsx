import { useTranslations } from 'next-intl';
import { entryKey } from '@/lib/hosting/form/document';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { ListButtons } from '../fields/list-buttons';
import { PlainField } from '../fields/plain-field';
import { useEntryFocus } from '../fields/use-entry-focus';
import { WordsField } from '../fields/words-field';

const MAX_SPEAKERS = 100;

/** The speakers: name, role, short biography, link. */
export function SpeakersSection() {
  const t = useTranslations('hosting.form.speakers');
  const { document, change, isLocked, shown } = useEventForm();
  const { speakers } = document;
  const list = useEntryFocus<HTMLUListElement>(speakers.map(({ key }) => key));
  return (
    <FormSection name="speakers">
      <ul ref={list} className="hf-list">
        {speakers.map((speaker, at) => {
          const put = (part: Partial<typeof speaker>) =>
            change({ speakers: speakers.map((old, index) => (index === at ? { ...old, ...part } : old)) });
          return (
            <li key={speaker.key} className="hf-card">
              <div className="hf-entry">
                <WordsField
                  label={t('name', { n: at + 1 })}
                  placeholder={t('nameHint')}
                  path={`speakers.${at}.name`}
                  words={speaker.name}
                  max={100}
                  className="flex-1 font-bold"
                  onWords={(name) => put({ name })}
                />
                <WordsField
                  label={t('role', { n: at + 1 })}
                  placeholder={t('roleHint')}
                  path={`speakers.${at}.role`}
                  words={speaker.role}
                  max={200}
                  className="flex-1"
                  onWords={(role) => put({ role })}
                />
                {!isLocked && (
                  <ListButtons
                    list={speakers}
                    at={at}
                    name={shown(speaker.name) || t('entry', { n: at + 1 })}
                    onList={(entries) => change({ speakers: entries })}
                  />
                )}
              </div>
              <WordsField
                label={t('bio', { n: at + 1 })}
                placeholder={t('bioHint')}
                path={`speakers.${at}.bio`}
                words={speaker.bio}
                max={1000}
                rows={2}
                onWords={(bio) => put({ bio })}
              />
              <PlainField
                type="url"
                label={t('url', { n: at + 1 })}
                placeholder="https://"
                path={`speakers.${at}.url`}
                value={speaker.url}
                onValue={(url) => put({ url })}
              />
            </li>
          );
        })}
      </ul>
      {!isLocked && speakers.length < MAX_SPEAKERS && (
        <button
          type="button"
          data-adds=""
          className="form-link"
          onClick={() =>
            change({
              speakers: [...speakers, { key: entryKey(), name: {}, role: {}, bio: {}, url: '' }],
            })
          }
        >
          {t('add')}
        </button>
      )}
    </FormSection>
  );
}
