/** A section of the site, and the addresses and folders of the pages that belong to it. */
export interface Section {
  /** Canonical paths; the section's pages are at or below them. The first one is that of the section itself. */
  paths: string[];
  /** Folders of the section's pages, which the path contains while a page is rendered. */
  folders: string[];
}

/** Whether a page, by its path without language, belongs to a section. */
export function isInSection(current: string, { paths, folders }: Section): boolean {
  return [...paths, ...folders].some((sectionPath) => isWithin(current, sectionPath));
}

export function isWithin(path: string, section: string): boolean {
  return section === '/' ? path === '/' : path === section || path.startsWith(`${section}/`);
}
