import type { OptionalSection } from '@/backend/contract/brand/sections';
import { siteBrand } from '@/lib/platform/config/site-brand';

/** Whether the newsroom has switched a section off. A browser reads it from the document, as `sectionsOff` wrote it. */
export function isSectionOff(section: OptionalSection): boolean {
  if (typeof document === 'undefined') return siteBrand().hidden?.includes(section) ?? false;
  return document.documentElement.dataset['off']?.split(' ').includes(section) ?? false;
}

/** The sections that are off, for the attribute `data-off` of the document; none for a newsroom that has them all. */
export function sectionsOff(): string | undefined {
  return siteBrand().hidden?.join(' ') || undefined;
}
