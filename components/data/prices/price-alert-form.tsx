'use client';

import { type SyntheticEvent, useState } from 'react';
import { PRICE_DIRECTIONS } from '@/backend/contract/data/limits';
import { ActionButton } from '@/components/ui/fields/action-button';
import type { AlertRefusal, PriceAlert } from '@/lib/data/price-alerts/use-price-alerts';
import { usePriceAlerts } from '@/lib/data/price-alerts/use-price-alerts';
import type { Locale } from '@/lib/platform/language/locales';
import { formatFigure } from '@/lib/platform/numbers/figures';

export interface PriceAlertLabels {
  asset: string;
  level: string;
  above: string;
  below: string;
  set: string;
  remove: string;
  sent: string;
  noBrowser: string;
  receive: string;
  refusals: Record<NonNullable<AlertRefusal>, string>;
}

interface Props {
  series: readonly { key: string; name: string }[];
  labels: PriceAlertLabels;
  locale: Locale;
}

const FIELD = 'h-11 min-w-0 rounded-none border-b border-ctl bg-transparent text-md';

/** A form that sets a price alert, and the member's alerts: those that wait, and those that were sent. */
export function PriceAlertForm({ series, labels, locale }: Props) {
  const { list, isBusy, add, remove, receive } = usePriceAlerts(locale);
  const [note, setNote] = useState('');

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const level = Number(String(fields.get('level')).replace(/[,，\s]/g, ''));
    const direction = PRICE_DIRECTIONS.find((each) => each === fields.get('direction')) ?? 'above';
    if (!(level > 0)) return setNote(labels.refusals.failed);
    const refusal = await add({ key: String(fields.get('key')), direction, level });
    setNote(refusal ? labels.refusals[refusal] : '');
    if (!refusal) form.reset();
  }

  async function receiveHere(id: number) {
    const refusal = await receive(id);
    setNote(refusal ? labels.refusals[refusal] : '');
  }

  const nameOf = (key: string) => series.find((each) => each.key === key)?.name ?? key;
  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <label>
          <span className="sr-only">{labels.asset}</span>
          <select name="key" className={FIELD}>
            {series.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="sr-only">{labels.set}</span>
          <select name="direction" className={FIELD}>
            {PRICE_DIRECTIONS.map((direction) => (
              <option key={direction} value={direction}>
                {labels[direction]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="sr-only">{labels.level}</span>
          <input
            name="level"
            inputMode="decimal"
            required
            autoComplete="off"
            placeholder={labels.level}
            className={`${FIELD} w-36 placeholder:text-ink-3`}
          />
        </label>
        <ActionButton type="submit" disabled={isBusy} className="btn btn-ink">
          {labels.set}
        </ActionButton>
      </form>
      <p role="status" className="type-meta mt-2 empty:hidden">
        {note}
      </p>
      {list.length > 0 && (
        <ul className="mt-4 max-w-[652px] border-t border-rule">
          {list.map((alert) => (
            <li key={alert.id} className="flex flex-wrap items-center gap-x-4 border-b border-rule py-1">
              <AlertLine alert={alert} name={nameOf(alert.key)} labels={labels} />
              {lacksBrowser(alert) && (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => void receiveHere(alert.id)}
                  className="min-h-11 underline underline-offset-4"
                >
                  {labels.receive}
                </button>
              )}
              <button
                type="button"
                onClick={() => void remove(alert.id)}
                className="ms-auto min-h-11 underline underline-offset-4"
              >
                {labels.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether an alert waits that no browser waits for. */
const lacksBrowser = ({ fired_time, has_browser }: PriceAlert): boolean => fired_time === '' && !has_browser;

function AlertLine({ alert, name, labels }: { alert: PriceAlert; name: string; labels: PriceAlertLabels }) {
  return (
    <span className={alert.fired_time === '' ? 'font-semibold' : 'text-ink-3'}>
      {name} {labels[alert.direction]} <span className="n">{formatFigure(alert.level)}</span>
      {alert.fired_time !== '' && <span className="type-meta ms-3">{labels.sent}</span>}
      {lacksBrowser(alert) && <span className="type-meta ms-3">{labels.noBrowser}</span>}
    </span>
  );
}
