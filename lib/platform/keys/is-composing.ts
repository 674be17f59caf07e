/** The code of a key an input method took: Safari ends a composition before it tells of the Enter that ended it. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a pressed key belongs to an input method that is composing a word. Such an Enter ends the word and sends nothing. */
export function isComposing(event: { isComposing: boolean; keyCode?: number }): boolean {
  return event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
}
