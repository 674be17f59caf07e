import { useTranslations } from 'next-intl';
import { entryKey } from '@/lib/hosting/form/document';
import { DetailsText } from './details-text';
import { useEventForm } from '../form-context';
import { FormSection } from './form-section';
import { ListButtons } from '../fields/list-buttons';
import { PlainField } from '../fields/plain-field';
import { StaleNote, useStaleText } from '../stale-note';
import { useEntryFocus } from '../fields/use-entry-focus';
import { WordsField } from '../fields/words-field';

const MAX_LINKS = 20;
const LABEL_MAX_LENGTH = 100;

/** The description of an event, and its links. */
export function DetailsSection() {
  const t = useTranslations('hosting.form.details');
  const langWords = useTranslations('hosting.form.langs');
  const { document, change, lang, beside, isLocked } = useEventForm();
  const { details, links } = document;
  const stale = useStaleText('details', beside !== null && Boolean(details[beside]));
  const list = useEntryFocus<HTMLUListElement>(links.map(({ key }) => key));
  const langs = beside === null ? [lang] : [lang, beside];
  return (
    <FormSection name="details">
      <div
        className="hf-words"
        data-beside={beside === null ? undefined : ''}
        data-stale={stale === null ? undefined : ''}
      >
        {langs.map((textLang) => (
          <DetailsText
            key={textLang}
            lang={textLang}
            label={textLang === lang ? t('text') : `${t('text')} (${langWords(textLang)})`}
            html={details[textLang] ?? ''}
            isLocked={isLocked}
            onHtml={(html) => change({ details: { ...details, [textLang]: html } })}
          />
        ))}
        {stale !== null && <StaleNote field="details" stale={stale} />}
      </div>
      <h3 className="hf-subtitle">{t('links')}</h3>
      <ul ref={list} className="hf-list">
        {links.map((link, at) => {
          const put = (part: Partial<typeof link>) =>
            change({ links: links.map((old, index) => (index === at ? { ...old, ...part } : old)) });
          return (
            <li key={link.key} className="hf-entry">
              <WordsField
                label={t('linkLabel', { n: at + 1 })}
                placeholder={t('linkLabelHint')}
                path={`links.${at}.label`}
                words={link.label}
                max={LABEL_MAX_LENGTH}
                className="flex-1"
                onWords={(label) => put({ label })}
              />
              <PlainField
                type="url"
                label={t('linkAddress', { n: at + 1 })}
                placeholder="https://"
                path={`links.${at}.url`}
                value={link.url}
                className="flex-1"
                onValue={(url) => put({ url })}
              />
              {!isLocked && (
                <ListButtons
                  list={links}
                  at={at}
                  name={t('linkName', { n: at + 1 })}
                  onList={(entries) => change({ links: entries })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isLocked && links.length < MAX_LINKS && (
        <button
          type="button"
          data-adds=""
          className="form-link"
          onClick={() => change({ links: [...links, { key: entryKey(), label: {}, url: '' }] })}
        >
          {t('addLink')}
        </button>
      )}
    </FormSection>
  );
}
