import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Entry, Section } from '@/components/accounts/login/entry';
import { UserText } from '@/components/ui/words/user-text';
import { useReturnFocus } from '@/components/ui/focus/use-return-focus';
import { zonedMoment } from '@/lib/events/time';
import type { CheckInList } from '@/lib/tickets/gate/roll';
import { ListForm } from './list-form';
import type { Setup } from './use-gate-setup';

/** The check-in lists of an event, each with its rule, and forms to add and edit them. */
export function Lists({ setup, onSetup }: { setup: Setup; onSetup: (setup: Setup) => void }) {
  const t = useTranslations('gateSetup.lists');
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  useReturnFocus(editing === null ? null : `list-${editing}`);
  const form = (list: CheckInList | null) => (
    <ListForm
      setup={setup}
      list={list}
      onSaved={(saved) => {
        onSetup(saved);
        setEditing(null);
      }}
      onCancel={() => setEditing(null)}
    />
  );
  return (
    <>
      <Section title={t('title')} text={t('text')}>
        {setup.lists.length === 0 && editing === null && <p className="mt-3">{t('none')}</p>}
        {setup.may_edit && editing === null && (
          <button
            type="button"
            data-opens="list-new"
            className="btn btn-line mt-4"
            onClick={() => setEditing('new')}
          >
            {t('add')}
          </button>
        )}
        {editing === 'new' && form(null)}
      </Section>
      {setup.lists.map((list) => (
        <Entry key={list.id} gutter={<span className="n-display text-3xl">{list.checked_in}</span>}>
          {editing === list.id ? (
            form(list)
          ) : (
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <div>
                <h3 className="text-lg font-bold">
                  <UserText text={list.name} />
                </h3>
                <ListRule setup={setup} list={list} />
              </div>
              {setup.may_edit && (
                <button
                  type="button"
                  data-opens={`list-${list.id}`}
                  aria-label={t('editName', { name: list.name })}
                  className="form-link"
                  onClick={() => setEditing(list.id)}
                >
                  {t('edit')}
                </button>
              )}
            </div>
          )}
        </Entry>
      ))}
    </>
  );
}

function ListRule({ setup, list }: { setup: Setup; list: CheckInList }) {
  const t = useTranslations('gateSetup.lists');
  const locale = useLocale();
  const moment = (iso: string) => zonedMoment(new Date(iso), setup.event.time_zone, locale);
  const types = setup.ticket_types
    .filter(({ id }) => list.ticket_type_ids.includes(id))
    .map(({ name }) => name);
  const rule = [
    t('checkedIn', { count: list.checked_in }),
    types.length === 0 ? t('allTypes') : types.join(' · '),
    list.opens === null ? '' : t('opens', { time: moment(list.opens) }),
    list.closes === null ? '' : t('closes', { time: moment(list.closes) }),
    list.opens === null && list.closes === null ? t('always') : '',
    list.allows_reentry ? t('reentry') : '',
  ].filter(Boolean);
  return (
    <p className="type-meta flex flex-wrap gap-x-4">
      {rule.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
