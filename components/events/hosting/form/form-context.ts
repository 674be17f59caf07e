import { createContext, use } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import type { EventDocument, Words } from '@/lib/events/hosting/form/document';
import type { FormState, FormStore } from '@/lib/events/hosting/form/store';

export interface FormView {
  store: FormStore;
  state: FormState;
  document: EventDocument;
  change: (part: Partial<EventDocument>) => void;
  setup: CallOutput<'hostingSetup'>;
  /** The language of the form, and the one beside it; null while only the first is shown. */
  lang: Locale;
  beside: Locale | null;
  /** Nothing can be changed: cancelled, or opened by somebody who may only look. */
  isLocked: boolean;
  /** Why a field was refused, in words. */
  faultOf: (path: string) => string | null;
  /** A text as it is shown: in the form's language, otherwise in any. */
  shown: (words: Words) => string;
}

export const FormContext = createContext<FormView | null>(null);

/** The form around a field. @throws Error outside of one */
export function useEventForm(): FormView {
  const view = use(FormContext);
  if (!view) throw new Error('a field of an event form stands in none');
  return view;
}
