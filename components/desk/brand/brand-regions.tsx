import { useLocale, useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import {
  MAX_REGION_DESCRIPTION,
  MAX_REGION_NAME,
  MAX_REGION_SIGN,
  MAX_REGIONS,
  MAX_ZONE_NAME,
  REGION_LOOKS,
} from '@/backend/contract/regions/first-regions';
import { NEW_REGION, type RegionForm } from '@/lib/desk/brand/regions';
import { BOX } from './box';
import { BrandTexts } from './brand-texts';

interface Props {
  regions: readonly RegionForm[];
  errorAt: (path: string) => string | null;
  onRegions: (regions: RegionForm[]) => void;
}

/** The editions that the newsroom adds to those of every newsroom: one row each. */
export function BrandRegions({ regions, errorAt, onRegions }: Props) {
  const t = useTranslations('desk.brand.regions');
  const locale = useLocale();
  /** Rows after these were added on this page, and are open. */
  const [firstRows] = useState(regions.length);
  const change = (at: number, part: Partial<RegionForm>) =>
    onRegions(regions.map((region, index) => (index === at ? { ...region, ...part } : region)));
  return (
    <>
      <p className="text-sm text-ink-2">{t('note')}</p>
      <ul className="border-t border-rule">
        {regions.map((region, at) => {
          const name =
            region.name[locale] || Object.values(region.name).find(Boolean) || region.key || t('unnamed');
          return (
            <li key={at} className="border-b border-rule">
              <details open={at >= firstRows || errorAt(`regions.${at}`) !== null || undefined}>
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
                  <b className="min-w-[6em]">{name}</b>
                  <span className="min-w-0 flex-1 break-all text-ink-3">
                    {region.key && `/regions/${region.key}`}
                  </span>
                  <span className="n text-sm">{region.zone}</span>
                </summary>
                <div className="grid gap-4 pb-4">
                  <RegionFields
                    region={region}
                    errorAt={(field) => errorAt(`regions.${at}.${field}`)}
                    onChange={(part) => change(at, part)}
                  />
                  <p>
                    <button
                      type="button"
                      onClick={() => onRegions(regions.filter((_, index) => index !== at))}
                      className="form-link"
                    >
                      {t('remove', { name })}
                    </button>
                  </p>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      {regions.length < MAX_REGIONS ? (
        <p>
          <button type="button" onClick={() => onRegions([...regions, NEW_REGION])} className="form-link">
            {t('add')}
          </button>
        </p>
      ) : (
        <p className="text-sm text-ink-2">{t('full', { most: MAX_REGIONS })}</p>
      )}
    </>
  );
}

interface FieldsProps {
  region: RegionForm;
  errorAt: (field: keyof RegionForm) => string | null;
  onChange: (part: Partial<RegionForm>) => void;
}

function RegionFields({ region, errorAt, onChange }: FieldsProps) {
  const t = useTranslations('desk.brand.regions');
  const zones = useId();
  const names = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const line = (
    field: 'key' | 'sign' | 'time_zone' | 'zone',
    label: string,
    more: { hint?: string; example?: string; maxLength: number; list?: string },
  ) => (
    <label className="grid content-start gap-1">
      <span className="text-sm font-bold">
        {label} {more.hint && <span className="font-normal text-ink-3">{more.hint}</span>}
      </span>
      <input
        value={region[field]}
        placeholder={more.example}
        maxLength={more.maxLength}
        list={more.list}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={errorAt(field) ? true : undefined}
        onChange={({ target }) => onChange({ [field]: target.value })}
        className={BOX}
      />
      {errorAt(field) && (
        <span role="alert" className="text-sm text-mark">
          {errorAt(field)}
        </span>
      )}
    </label>
  );
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {line('key', t('key'), { hint: t('keyNote'), maxLength: 20, example: 'singapore' })}
        {line('sign', t('sign'), {
          hint: t('signHint', { most: MAX_REGION_SIGN }),
          maxLength: MAX_REGION_SIGN,
        })}
        {line('time_zone', t('timeZone'), { example: t('timeZoneExample'), maxLength: 60, list: zones })}
        {line('zone', t('zone'), { example: t('zoneExample'), maxLength: MAX_ZONE_NAME })}
      </div>
      <datalist id={zones}>
        {names.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <BrandTexts
        label={t('label')}
        value={region.name}
        error={errorAt('name')}
        maxLength={MAX_REGION_NAME}
        onValue={(name) => onChange({ name })}
      />
      <BrandTexts
        label={t('description')}
        hint={t('descriptionHint')}
        value={region.description}
        error={errorAt('description')}
        maxLength={MAX_REGION_DESCRIPTION}
        onValue={(description) => onChange({ description })}
      />
      <div role="group" aria-label={t('look')} className="flex flex-wrap items-center gap-3">
        <span className="text-sm font-bold" aria-hidden="true">
          {t('look')}
        </span>
        <span className="flex">
          {REGION_LOOKS.map((look) => (
            <button
              key={look}
              type="button"
              aria-pressed={region.look === look}
              onClick={() => onChange({ look })}
              className="-ms-px min-h-8 border border-ink px-3 text-sm font-bold aria-pressed:bg-ink aria-pressed:text-paper max-md:min-h-11"
            >
              {t(`looks.${look}`)}
            </button>
          ))}
        </span>
      </div>
    </>
  );
}
