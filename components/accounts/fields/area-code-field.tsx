'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { useCombobox } from '@/components/ui/fields/use-combobox';
import { getJson } from '@/lib/platform/calls/browser';
import { findAreas, matchTypedCode, type Area } from '@/lib/accounts/area-codes';

interface Props {
  value: string;
  onValue: (value: string) => void;
}

const NONE: Area[] = [];

/** The area code: typed as digits, or found by the name of a country. */
export function AreaCodeField({ value, onValue }: Props) {
  const t = useTranslations('login');
  const locale = useLocale();
  const id = useId();
  const { data, error } = useSWR(`/api/area-codes?locale=${locale}`, (address: string) =>
    getJson<Area[]>(address),
  );
  const areas = data ?? NONE;
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  const matchingAreas = isOpen ? findAreas(areas, typed) : [];

  /** When the focus leaves the field, typed text that matches exactly one code is chosen; other text is dropped. */
  const leave = () => {
    const meant = matchTypedCode(areas, typed ?? '');
    if (meant) onValue(meant);
    setTyped(null);
  };

  const combobox = useCombobox({
    options: matchingAreas,
    isOpen,
    // The list opens with every area; the chosen one is active.
    initial: Math.max(
      0,
      areas.findIndex(({ area_code }) => area_code === value),
    ),
    isStrict: true,
    onOpen: () => setTyped(''),
    onClose: () => setTyped(null),
    onChoose: (area) => {
      onValue(area.area_code);
      setTyped(null);
    },
    onLeave: leave,
  });

  return (
    <div className="field relative" {...combobox.rootProps}>
      <label htmlFor={id} className="field-label">
        {t('areaCode')}
      </label>
      <div className="field-frame">
        <input
          id={id}
          name="phone_code"
          {...combobox.fieldProps}
          autoComplete="tel-country-code"
          placeholder={t('areaSearch')}
          value={typed ?? `+${value}`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.resetActive();
          }}
          className="field-input"
        />
      </div>
      {isOpen && matchingAreas.length > 0 && (
        <ul {...combobox.listProps} aria-label={t('areaCode')} className="area-list">
          {matchingAreas.map((area, index) => (
            <li key={`${area.iso}${area.area_code}`} {...combobox.optionProps(index, area)}>
              <span>{area.country}</span>
              <span className="n">+{area.area_code}</span>
            </li>
          ))}
        </ul>
      )}
      {/* Rendered beside the list, because the list may contain options only. */}
      {isOpen && matchingAreas.length === 0 && (
        <p role="status" className="area-list field-hint p-3">
          {error ? t('failed') : t(data ? 'areaNone' : 'areaLoading')}
        </p>
      )}
    </div>
  );
}
