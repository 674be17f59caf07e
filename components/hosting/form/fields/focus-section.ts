import type { FormSectionName } from '@/lib/hosting/form/sections';

/** Moves the focus to a field of a section, or to the section itself when it has no such field. */
export function focusSection(name: FormSectionName, path?: string): void {
  const section = document.getElementById(`section-${name}`);
  const fields = [...(section?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  (fields.find(({ dataset }) => dataset['path'] === path) ?? section)?.focus();
}
