/**
 * The code of a key that an input method took: Safari ends a composition before it reports the Enter key that ended it.
 */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a pressed key belongs to an input method that is composing a word. Such an Enter only ends the word and must
 * not submit a form.
 */
export function isComposing(event: { isComposing: boolean; keyCode?: number }): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
