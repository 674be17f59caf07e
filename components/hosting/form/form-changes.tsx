import { useLocale, useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { UserText } from '@/components/ui/words/user-text';
import { changedField } from '@/lib/hosting/form/change-fields';
import { zonedMoment } from '@/lib/events/time';
import { useEventForm } from './form-context';
import { useEventChanges } from './use-event-changes';

type Change = CallOutput<'activityChanges'>['list'][number];

const SHOWN = 20;

/**
 * Who changed what since the event became public, each with the earlier value. Rendered with the version as its key, so
 * that the list is read again after each version.
 */
export function FormChanges() {
  const t = useTranslations('hosting.form.changes');
  const { state } = useEventForm();
  const { stored: event } = state;
  const { data } = useEventChanges();
  const list = (data?.list ?? []).filter(({ command }) => command !== 'match').slice(0, SHOWN);
  if (!event || list.length === 0) return null;
  return (
    <section>
      <h2 className="rail-head">{t('title')}</h2>
      <ul className="hf-changes">
        {list.map((change) => (
          <ChangeRow key={change.id} change={change} timeZone={event.time_zone} />
        ))}
      </ul>
    </section>
  );
}

function ChangeRow({ change, timeZone }: { change: Change; timeZone: string }) {
  const t = useTranslations('hosting.form.changes');
  const locale = useLocale();
  const labelOf = useFieldLabel();
  const labels = [...new Set(change.fields.map(({ field }) => labelOf(field)))];
  const notified = change.fields.filter(({ before, after }) => before !== null && after !== null);
  const command = change.command === 'publish' || change.command === 'cancel' ? change.command : 'edit';
  const show = (value: string | null, field: string) => {
    if (value === null || value === '') return t('empty');
    return field.endsWith('_time') ? zonedMoment(new Date(value), timeZone, locale) : plainText(value);
  };
  return (
    <li>
      <b className="n">{zonedMoment(new Date(change.time), timeZone, locale)}</b>
      <span>
        <UserText text={change.actor} />{' '}
        <UserText text={t(`commands.${command}`, { fields: labels.join(t('comma')) })} />
        {command === 'edit' && notified.length > 0 && (
          <details>
            <summary>{t('compare')}</summary>
            <dl>
              {notified.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>
                    <UserText text={labelOf(field)} />
                  </dt>
                  <dd>
                    <del>
                      <UserText text={show(before, field)} />
                    </del>{' '}
                    <ins>
                      <UserText text={show(after, field)} />
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </span>
    </li>
  );
}

/** The name of a logged field in the reader's language; a field without one is named as it is logged. */
function useFieldLabel(): (field: string) => string {
  const t = useTranslations('hosting.form');
  const locale = useLocale();
  return (field) => {
    const changed = changedField(field);
    if (changed.kind === 'ticket') {
      const term = `changes.terms.${changed.term}` as 'changes.terms.price';
      return t('changes.of', { name: changed.name, term: t.has(term) ? t(term) : changed.term });
    }
    const key = `fields.${changed.name}` as 'fields.title';
    const name = t.has(key) ? t(key) : changed.name;
    if (changed.kind === 'field' || changed.lang === locale) return name;
    const lang = `langs.${changed.lang}` as 'langs.en';
    return t('changes.inLang', { field: name, lang: t.has(lang) ? t(lang) : changed.lang });
  };
}
