import 'server-only';
import type { z } from 'zod';
import type { ErrorKey } from '@/backend/contract/errors';
import { readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';
import { type Answer, isOffered, type Resource } from './resource';

/** What a resource answers to parameters, or the name of the error with the fields it is about. */
type ReadResult =
  { answer: Answer; error: null } | { answer: null; error: ErrorKey; fields?: Record<string, string> };

/**
 * Reads a resource with parameters as they stand in an address: unknown ones are refused by name. One of a section that
 * is off is not found.
 * @param inBraces the part of the path in braces; empty for a list
 */
export async function readResource(
  resource: Resource,
  parameters: Record<string, unknown>,
  locale: Locale,
  inBraces: string,
): Promise<ReadResult> {
  if (!isOffered(resource)) return { answer: null, error: 'notFound' };
  const query = resource.query.safeParse(parameters);
  if (!query.success) {
    const reasons = query.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((name) => [name, 'notKnown'])
        : [[issue.path.join('.'), reasonOf(issue, parameters)]],
    );
    return { answer: null, error: 'invalidInput', fields: Object.fromEntries(reasons) };
  }
  const names = typeof query.data.fields === 'string' ? query.data.fields.split(',') : null;
  const unknown = names?.filter((name) => !(name in resource.item.shape)) ?? [];
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((name) => [`fields.${name}`, 'notKnown']));
    return { answer: null, error: 'invalidInput', fields };
  }
  const outcome = await resource.read(query.data as never, readerLanguage(locale), inBraces);
  if (!outcome.ok)
    return outcome.reason === 'refused'
      ? { answer: null, error: outcome.key ?? 'invalidInput', fields: outcome.fields }
      : { answer: null, error: 'unavailable' };
  const { data, next } = outcome.data;
  if (data === null) return { answer: null, error: 'notFound' };
  return { answer: { data: names ? pick(data, names) : data, next }, error: null };
}

function pick(data: unknown, names: string[]): unknown {
  if (Array.isArray(data)) return data.map((item) => pick(item, names));
  return Object.fromEntries(Object.entries(Object(data)).filter(([name]) => names.includes(name)));
}

/** Why a parameter is refused: a rule of our own says so itself. */
function reasonOf(issue: z.core.$ZodIssue, parameters: Record<string, unknown>): string {
  if (issue.code === 'custom') return issue.message;
  return issue.path.every((part) => String(part) in parameters) ? 'notAllowed' : 'required';
}
