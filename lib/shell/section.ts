/** A section of the site, and how to tell that a page belongs to it. */
export interface Section {
  /** Canonical path. */
  path: string;
  /** Folders of its pages, which the path contains while a page is rendered. */
  folders: string[];
}

/** Whether a page, by its path without language, belongs to a section. */
export function isInSection(current: string, { path, folders }: Section): boolean {
  return isWithin(current, path) || folders.some((folder) => isWithin(current, folder));
}

export function isWithin(path: string, section: string): boolean {
  return section === '/' ? path === '/' : path === section || path.startsWith(`${section}/`);
}
