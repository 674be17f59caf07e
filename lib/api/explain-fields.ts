import 'server-only';
import { getTranslations } from 'next-intl/server';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import type { Locale } from '@/lib/platform/language/locales';
import type { JsonSchema } from './openapi/json-schema';
import { operationOf } from './openapi/operation';
import type { Action } from './actions';
import type { Resource } from './resource';
import { typeOf } from './reference/rows';

/** Reasons after which it helps to read what the field takes. */
const OF_VALUES = ['required', 'notAllowed', 'tooLong', 'tooShort'];

/**
 * What is wrong with each refused field, in words and with what it takes: the `detail` of a problem document. A reason
 * without words stands there as it is.
 * @param fields field name → reason
 */
export async function explainFields(
  fields: Readonly<Record<string, string>>,
  place: Resource | Action,
  language: Locale,
): Promise<string> {
  const words = await wordsIn(language);
  return Object.entries(fields)
    .map(([name, reason]) => {
      const form = OF_VALUES.includes(reason) ? formAt(place, name) : undefined;
      return `${name}: ${words(reason)}${form ? ` (${typeOf(form)})` : ''}`;
    })
    .join('; ');
}

const isErrorKey = (reason: string): reason is ErrorKey => Object.hasOwn(ERRORS, reason);

/** The words of reasons: those written for programs, and of the others those of the site's own forms, or of an error. */
async function wordsIn(locale: Locale): Promise<(reason: string) => string> {
  const forPrograms = await getTranslations({ locale, namespace: 'developers.reasons' });
  const ofForms = await getTranslations({ locale, namespace: 'fieldErrors' });
  const ofEvents = await getTranslations({ locale, namespace: 'hosting.faults' });
  return (reason) => {
    if (forPrograms.has(reason as 'required')) return forPrograms(reason as 'required');
    if (ofForms.has(reason as 'required')) return ofForms(reason as 'required');
    if (ofEvents.has(reason as 'unknown')) return ofEvents(reason as 'unknown');
    return isErrorKey(reason) ? ERRORS[reason].text[locale] : reason;
  };
}

/** The schema of a parameter, or of what stands at a path in the body, such as `points.0.value`. */
function formAt(place: Resource | Action, name: string): JsonSchema | undefined {
  const { parameters, requestBody } = operationOf(place);
  const parameter = parameters.find((each) => each.name === name);
  if (parameter) return parameter.schema;
  const [body] = Object.values(requestBody?.content ?? {});
  return name
    .split('.')
    .reduce<JsonSchema | undefined>((form, part) => form && inForm(form, part), body?.schema);
}

function inForm({ properties, items }: JsonSchema, part: string): JsonSchema | undefined {
  if (properties) return Object.hasOwn(properties, part) ? properties[part] : undefined;
  return /^\d+$/.test(part) ? (items as JsonSchema | undefined) : undefined;
}
