import { blankDocument, type FormDocument } from './blank';

/** Identifies the file's format, so that other JSON is not taken for a landing. */
const FORMAT = 'landing-1';

/** Lets the editor download the form's document as a JSON file. */
export function writeLandingFile(document: FormDocument): void {
  const text = JSON.stringify({ format: FORMAT, landing: document }, null, 2);
  const link = window.document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${String(document['slug'] || 'landing')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * The document in such a file, without unknown fields; null for any other text. Its values are checked only when it is
 * saved.
 */
export function readLandingFile(text: string): FormDocument | null {
  try {
    const held: unknown = JSON.parse(text);
    if (typeof held !== 'object' || held === null || !('format' in held) || held.format !== FORMAT)
      return null;
    if (!('landing' in held) || typeof held.landing !== 'object' || held.landing === null) return null;
    const given = new Map<string, unknown>(Object.entries(held.landing));
    const blank = blankDocument('landing');
    return Object.fromEntries(Object.entries(blank).map(([name, empty]) => [name, given.get(name) ?? empty]));
  } catch {
    return null;
  }
}
