'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import { getJson } from '@/lib/platform/calls/browser';
import { findAreas, matchTypedCode, type Area } from '@/lib/accounts/area-codes';

interface Props {
  value: string;
  onValue: (value: string) => void;
}

/** The area code: typed as digits, or found by the name of a country. */
export function AreaCodeField({ value, onValue }: Props) {
  const t = useTranslations('login');
  const locale = useLocale();
  const id = useId();
  const { data = [], error } = useSWR(`/api/area-codes?locale=${locale}`, (address: string) =>
    getJson<Area[]>(address),
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const found = isOpen ? findAreas(data, typed) : [];

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, id]);

  /** All of them, standing at the one that is chosen. */
  const open = () => {
    if (isOpen) return;
    setTyped('');
    setActive(
      Math.max(
        0,
        data.findIndex(({ area_code }) => area_code === value),
      ),
    );
  };

  const choose = (area: Area | undefined) => {
    if (area) onValue(area.area_code);
    setTyped(null);
  };

  /** What was typed counts, also without a choice from the list. */
  const leave = () => {
    const meant = matchTypedCode(data, typed ?? '');
    if (meant) onValue(meant);
    setTyped(null);
  };

  const steer = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) return open();
      setActive((now) => Math.max(0, Math.min(found.length - 1, now + step)));
    }
    if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    }
    if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };

  return (
    <div
      className="field relative"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || leave()}
    >
      <label htmlFor={id} className="field-label">
        {t('areaCode')}
      </label>
      <div className="field-frame">
        <input
          id={id}
          name="phone_code"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="tel-country-code"
          placeholder={t('areaSearch')}
          value={typed ?? `+${value}`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onClick={open}
          onKeyDown={steer}
          className="field-input"
        />
      </div>
      {isOpen && (
        <ul id={`${id}-list`} role="listbox" aria-label={t('areaCode')} className="area-list">
          {found.map((area, index) => (
            <li
              key={`${area.iso}${area.area_code}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus while an option is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(area)}
            >
              <span>{area.country}</span>
              <span className="n">+{area.area_code}</span>
            </li>
          ))}
          {found.length === 0 && <li className="field-hint p-3">{error ? t('failed') : t('areaNone')}</li>}
        </ul>
      )}
    </div>
  );
}
