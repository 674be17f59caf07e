import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UserText } from '@/components/ui/words/user-text';
import { untranslated } from '@/lib/hosting/form/sections';
import { formatMoney } from '@/lib/platform/numbers/money';
import { useEventForm } from './form-context';
import { FormChanges } from './form-changes';
import { MissingList } from './missing-list';
import { NotifiedHolders } from './notified-holders';

interface Props {
  missing: Record<string, string>;
  onGo: (path: string) => void;
}

/** Beside the form: the ticket types as buyers will see them, what is missing, and who will be notified of changes. */
export function FormRail({ missing, onGo }: Props) {
  const t = useTranslations('hosting.form.rail');
  const locale = useLocale();
  const { document, shown, lang, state, store } = useEventForm();
  const isLive = store.isLive();
  const [isOpen, setOpen] = useState(true);
  const other = lang === 'en' ? 'zh-Hans' : 'en';
  const lacking = untranslated(document, lang, other);
  const rows = Object.keys(missing);
  return (
    <aside className="hf-rail" aria-label={t('title')}>
      <p className="flex justify-between">
        <span className="type-meta">{t('buyers')}</span>
        <button type="button" aria-expanded={isOpen} className="form-link" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'fold' : 'unfold')}
        </button>
      </p>
      {isOpen && (
        <div className="hf-picker">
          <h2>{t('choose')}</h2>
          <ul>
            {document.tickets
              .filter(({ is_hidden }) => !is_hidden)
              .map((ticket) => (
                <li key={ticket.key}>
                  <div>
                    <b>
                      <UserText text={shown(ticket.name)} />
                    </b>
                    <p className="type-meta">{shown(ticket.note)}</p>
                  </div>
                  <p className="n text-end">
                    <b>{formatMoney(ticket.price, ticket.currency, locale)}</b>
                    <span className="type-meta block">
                      {ticket.type === 'invitation'
                        ? t('wantsCode')
                        : t('left', { count: Math.max(0, ticket.quantity - ticket.taken) })}
                    </span>
                  </p>
                </li>
              ))}
          </ul>
          {document.tickets.length === 0 && <p className="text-ink-2">{t('noTickets')}</p>}
        </div>
      )}
      <section>
        <h2 className="rail-head">
          {rows.length > 0
            ? t(isLive ? 'missingLive' : 'missing', { count: rows.length })
            : t(isLive ? 'upToDate' : 'complete')}
        </h2>
        <ul className="hf-missing">
          <MissingList paths={rows} onGo={onGo} />
          {lacking > 0 && (
            <li>
              <b>{t(`langs.${other}`)}</b>
              <span>{t('untranslated', { count: lacking })}</span>
            </li>
          )}
        </ul>
      </section>
      <NotifiedHolders />
      <FormChanges key={state.stored?.version} />
    </aside>
  );
}
