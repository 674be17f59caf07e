import { isHydrated } from '@/lib/platform/next/hydration';

/** How many milliseconds a reader's action waits for the scripts. */
const MAX_WAIT_MS = 10_000;
/** Between two looks whether React has taken an element over, and between two presses that are repeated. */
const STEP_MS = 50;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How often each button was pressed before React knew it. */
const presses = new Map<Element, number>();

declare global {
  interface Element {
    /** Repeats the last action on this element; only that one is repeated. */
    lastAction?: () => void;
  }
}

/**
 * Repeats an action on an element that React has not taken over yet when it has: a button is pressed, a choice is made,
 * an input event is sent. A button pressed several times is pressed once, or as often as it was pressed if it is marked
 * with `data-each-press`.
 */
export function repeatActions(): void {
  for (const type of ['click', 'change', 'input']) addEventListener(type, repeatLater, true);
}

function repeatLater({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
  const element = button || target;
  const repeat = type === 'click' ? button && (() => press(button)) : isField(target) && change(target, type);
  if (!repeat || isHydrated(element)) return;
  if (button) presses.set(button, (presses.get(button) || 0) + 1);
  element.lastAction = repeat;
  const end = Date.now() + MAX_WAIT_MS;
  const timer = setInterval(() => {
    const isLatest = () => element.lastAction === repeat;
    if (isHydrated(element)) {
      clearInterval(timer);
      setTimeout(() => isLatest() && repeat(), STEP_MS);
    } else if (!isLatest() || Date.now() > end || !element.isConnected) clearInterval(timer);
  }, STEP_MS);
}

const isField = (element: Element): element is Field => 'value' in element;

const isBox = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox],[type=radio]');

function press(button: HTMLButtonElement): void {
  let times = button.hasAttribute('data-each-press') ? presses.get(button) || 0 : 1;
  while (times-- > 0) setTimeout(() => button.click(), STEP_MS * times);
}

/** Repeats the change of a field; false for an event that is not the last of a change. */
function change(field: Field, type: string): false | (() => void) {
  const { value } = field;
  if (field.matches('select'))
    return (
      type === 'change' &&
      (() => {
        field.value = value;
        notify(field, type);
      })
    );
  if (isBox(field)) return type === 'change' && tick(field);
  return (
    type === 'input' &&
    (() => {
      if (field.value !== value && field.value !== '') return;
      field.value = '';
      // React replaces the setter of the element, and would not see the change.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
      notify(field, type);
    })
  );
}

function tick(box: HTMLInputElement): () => void {
  const isOn = box.checked;
  return () => {
    box.checked = !isOn;
    box.click();
  };
}

function notify(field: Field, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
