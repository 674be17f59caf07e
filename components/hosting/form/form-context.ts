import { createContext, use } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { EventDocument, Words } from '@/lib/hosting/form/document';
import type { FormState, FormStore } from '@/lib/hosting/form/store';

export interface FormView {
  store: FormStore;
  state: FormState;
  document: EventDocument;
  change: (part: Partial<EventDocument>) => void;
  setup: CallOutput<'hostingSetup'>;
  /** The language of the form, and in `beside` a second language shown beside it, or null. */
  lang: Locale;
  beside: Locale | null;
  /** Whether the form is read-only: the event is cancelled, or the member has no right to change it. */
  isLocked: boolean;
  /** Why a field was refused, as text; null when it was not. */
  errorOf: (path: string) => string | null;
  /** A text in the form's language, else in any other; empty when it has none. */
  shown: (words: Words) => string;
}

export const FormContext = createContext<FormView | null>(null);

/**
 * The form that contains the calling field.
 * @throws Error outside of an event form
 */
export function useEventForm(): FormView {
  const view = use(FormContext);
  if (!view) throw new Error('a field of an event form stands in none');
  return view;
}
