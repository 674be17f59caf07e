const MAX_LENGTH = 55;

/**
 * The last part of the address of an imported page here, from its slug at the old site; by its number there where that
 * has letters which addresses of pages here do not have.
 */
export function pageSlug(written: string, number: string): string {
  const slug = /%[0-9a-f]{2}|[^\u0000-\u007f]/i.test(written)
    ? ''
    : written.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^[-_]+|[-_]+$/g, '');
  const fallback = `page-${number.replace(/[^A-Za-z0-9]+/g, '')}`.replace(/-$/, '');
  return (slug || fallback).slice(0, MAX_LENGTH);
}
