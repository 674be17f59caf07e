import type { Term } from '@/backend/contract/chinese/term';
import type { Script } from './script';

/** The desk's dictionary as this process read it last. */
interface DeskTerms {
  terms: readonly Term[];
  /** Raised with every change, so that tables made before are made anew. */
  version: number;
}

/** One for the process: the server reads it, and route bundles convert by it. */
export function deskTerms(): Readonly<DeskTerms> {
  return holder();
}

function holder(): DeskTerms {
  const shared = globalThis as { lianxunDeskTerms?: DeskTerms };
  return (shared.lianxunDeskTerms ??= { terms: [], version: 0 });
}

/** Converts by these words from now on. Pages made before have to be made anew. */
export function setDeskTerms(terms: readonly Term[]): void {
  const current = holder();
  if (JSON.stringify(current.terms) === JSON.stringify(terms)) return;
  current.terms = terms;
  current.version += 1;
}

/** The phrases that these words add to the table of a script, the exceptions (null: as without these words) among them. */
export function deskPhrases(terms: readonly Term[], to: Script): Map<string, string | null> {
  const phrases = new Map<string, string | null>();
  for (const { simplified, taiwan, hong_kong: hongKong, exception } of terms) {
    if (to === 'zh-Hans') for (const form of [hongKong, taiwan]) addBack(phrases, form, simplified);
    else if (to === 'zh-Hant') phrases.set(simplified, taiwan);
    else if (hongKong !== '') phrases.set(simplified, hongKong);
    if (to !== 'zh-Hans' && exception !== '' && !phrases.has(exception)) phrases.set(exception, null);
  }
  return phrases;
}

/** The first row that has a form decides what it becomes in simplified Chinese. */
function addBack(phrases: Map<string, string | null>, form: string, simplified: string): void {
  if (form.length > 1 && !phrases.has(form)) phrases.set(form, simplified);
}
