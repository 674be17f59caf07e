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
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== FORMAT)
      return null;
    if (!('landing' in file) || typeof file.landing !== 'object' || file.landing === null) return null;
    const fields = new Map<string, unknown>(Object.entries(file.landing));
    const blank = blankDocument('landing');
    return Object.fromEntries(
      Object.entries(blank).map(([name, empty]) => [name, fields.get(name) ?? empty]),
    );
  } catch {
    return null;
  }
}
