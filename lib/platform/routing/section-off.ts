import type { OptionalSection } from '@/backend/contract/brand/sections';
import type { DocumentKey } from '@/backend/contract/directory/document-keys';
import { siteBrand, siteFacts } from '@/lib/platform/config/site-brand';

/** What a newsroom may do without: a section it switched off, a fixed page it has not published. */
export type OptionalPart = OptionalSection | DocumentKey;

/** Whether the newsroom does without a part. A browser reads it from the document, as `sectionsOff` wrote it. */
export function isSectionOff(part: OptionalPart): boolean {
  if (typeof document === 'undefined') return disabledParts().includes(part);
  return document.documentElement.dataset['off']?.split(' ').includes(part) ?? false;
}

/** The parts that this newsroom does without, in its own process. */
export function disabledParts(): readonly OptionalPart[] {
  return [...(siteBrand().hidden ?? []), ...(siteFacts().drafts ?? [])];
}

/** The parts that are off, for the attribute `data-off` of the document; none for a newsroom that has them all. */
export function sectionsOff(): string | undefined {
  return disabledParts().join(' ') || undefined;
}
