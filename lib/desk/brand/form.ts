import { type FooterGroup, OPTIONAL_SECTIONS, type OptionalSection } from '@/backend/contract/brand/sections';
import { LOCALES, type Locale } from '@/backend/contract/locale';
import { type Accent, accentOf } from '@/backend/contract/brand/accent';
import { isColour } from '@/backend/contract/brand/contrast';
import type { FormDocument } from '@/lib/desk/records/blank';
import { localOf, textOf } from '@/lib/desk/records/values';
import { type RegionForm, regionForms } from './regions';
import { type BrandRow, brandRows } from './rows';

type Local = Partial<Record<Locale, string>>;

/** What the form of the name and look holds, read from its document. */
export interface BrandForm {
  name: Local;
  tagline: Local;
  description: Local;
  links: string[];
  logo: string;
  accent: Accent;
  nav: BrandRow[];
  footer: Record<FooterGroup, BrandRow[]>;
  hidden: OptionalSection[];
  regions: RegionForm[];
  languages: Locale[];
  organisation: { legal_name: Local; founded: string; address: Local; email: string };
}

/** The values of the form; what the document lacks is empty. */
export function brandForm(document: FormDocument): BrandForm {
  const accent = fieldsOf(document['accent']);
  const footer = fieldsOf(document['footer']);
  const hidden = textsOf(document['hidden']);
  const facts = fieldsOf(document['organisation']);
  return {
    name: localOf(document['name']),
    tagline: localOf(document['tagline']),
    description: localOf(document['description']),
    links: textsOf(document['links']),
    logo: textOf(document['logo']),
    accent: { light: textOf(accent['light']), dark: textOf(accent['dark']) },
    nav: brandRows(document['nav']),
    footer: {
      read: brandRows(footer['read']),
      more: brandRows(footer['more']),
      legal: brandRows(footer['legal']),
    },
    languages: textsOf(document['languages']).flatMap((text) => LOCALES.find((lang) => lang === text) ?? []),
    hidden: OPTIONAL_SECTIONS.filter((section) => hidden.includes(section)),
    regions: regionForms(document['regions']),
    organisation: {
      legal_name: localOf(facts['legal_name']),
      founded: textOf(facts['founded']),
      address: localOf(facts['address']),
      email: textOf(facts['email']),
    },
  };
}

/** The accent colour that the form holds, in both themes; null while it holds none. */
export function formAccent({ light, dark }: Accent): Accent | null {
  const valid = (colour: string) => (isColour(colour) ? colour : '');
  return accentOf({ light: valid(light), dark: valid(dark) });
}

/** The name that readers of a language see: what the form holds, else the one from the settings. */
export function shownName(name: Local, configured: Record<Locale, string>, locale: Locale): string {
  const typed = (lang: Locale) => name[lang]?.trim() ?? '';
  if (locale === 'zh-Hant') return typed('zh-Hant') || typed('zh-Hans') || configured['zh-Hant'];
  return typed(locale) || configured[locale];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
