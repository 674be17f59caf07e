import { REGION_LOOKS, type RegionLook } from '@/backend/contract/regions/first-regions';
import type { Locale } from '@/backend/contract/locale';
import { localOf, rowsOf, textOf } from '@/lib/desk/records/values';

type Local = Partial<Record<Locale, string>>;

/** An edition that the newsroom adds, as the form holds it. */
export interface RegionForm {
  key: string;
  name: Local;
  description: Local;
  sign: string;
  time_zone: string;
  zone: string;
  look: RegionLook;
}

export const NEW_REGION: RegionForm = {
  ...{ key: '', name: {}, description: {}, sign: '', time_zone: '', zone: '' },
  look: 'light',
};

/** The added editions, read from the document of the form. */
export function regionForms(value: unknown): RegionForm[] {
  return rowsOf(value).map((row) => ({
    key: textOf(row['key']),
    name: localOf(row['name']),
    description: localOf(row['description']),
    sign: textOf(row['sign']),
    time_zone: textOf(row['time_zone']),
    zone: textOf(row['zone']),
    look: REGION_LOOKS.find((look) => look === row['look']) ?? 'light',
  }));
}
