import { isHydrated } from '@/lib/platform/next/hydration';
import { REPEATED_PRESS } from './repeated-press';

/** How many milliseconds a reader's action waits for the scripts. */
const MAX_WAIT_MS = 10_000;
/** Between two looks whether React has taken an element over, and between two presses that are repeated. */
const STEP_MS = 50;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Waiting {
  /** Of the actions of a group only the last is repeated. */
  group: unknown;
  element: Element;
  repeat: () => void;
  /** Called when the element is not taken over in time, or when scripts do not load. */
  otherwise?: () => void;
  /** Called when a later action of the group came. */
  cancel?: () => void;
}

/** How often each button was pressed before React knew it. */
const presses = new Map<Element, number>();
/** The last action of each group. */
const lastActions = new Map<unknown, Waiting>();
/** Whether a script of this site did not load, so that waiting for it is in vain. */
let hasFailed = false;

/**
 * Repeats an action on an element that React has not taken over yet when it has: a button or a link with `repeatedPress` is
 * pressed, a form without an address is submitted, a choice is made, an input event is sent. A button pressed several
 * times is pressed once, or as often as it was pressed if it is marked with `data-each-press`.
 */
export function repeatActions(): void {
  for (const type of ['click', 'change', 'input', 'submit']) addEventListener(type, repeatLater, true);
  addEventListener('error', recordFailure, true);
}

function recordFailure({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) hasFailed = true;
}

function repeatLater(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>(`a[${REPEATED_PRESS}]`);
  if (link) {
    if (event instanceof MouseEvent) keepPress(event, link);
    return;
  }
  if (type === 'submit' && target instanceof HTMLFormElement) return keepSubmission(event, target);
  const button = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
  const element = button || target;
  const repeat = type === 'click' ? button && (() => press(button)) : isField(target) && change(target, type);
  if (!repeat || isHydrated(element)) return;
  if (button) presses.set(button, (presses.get(button) || 0) + 1);
  waitFor({ group: element, element, repeat });
}

/** Keeps a press that would open the link in this window; React does not get the event and takes no part in it. */
function keepPress(event: MouseEvent, link: HTMLAnchorElement): void {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || button || hasFailed || isHydrated(link)) return;
  stop(event);
  link.setAttribute('aria-busy', 'true');
  const cancel = () => link.removeAttribute('aria-busy');
  waitFor({
    group: link.getAttribute(REPEATED_PRESS) || link,
    element: link,
    repeat: () => {
      cancel();
      link.click();
    },
    otherwise: () => {
      cancel();
      location.assign(link.href);
    },
    cancel,
  });
}

function keepSubmission(event: Event, form: HTMLFormElement): void {
  if (form.hasAttribute('action') || isHydrated(form)) return;
  const submitter =
    'submitter' in event && event.submitter instanceof HTMLElement ? event.submitter : undefined;
  stop(event);
  // After the presses that came before it: what they chose is part of it.
  const repeat = () => {
    let steps = 2;
    presses.forEach((times, button) => form.contains(button) && (steps += times));
    setTimeout(() => form.requestSubmit(submitter), STEP_MS * steps);
  };
  waitFor({ group: form, element: form, repeat });
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Repeats an action once React has taken its element over, unless a later action of its group came meanwhile. */
function waitFor(action: Waiting): void {
  const { group, element, repeat, otherwise, cancel } = action;
  const end = Date.now() + MAX_WAIT_MS;
  const isLatest = () => lastActions.get(group) === action;
  lastActions.set(group, action);
  const timer = setInterval(() => {
    const isReady = isHydrated(element);
    const isInVain = Date.now() > end || (hasFailed && otherwise) || !element.isConnected;
    if (isLatest() && !isReady && !isInVain) return;
    clearInterval(timer);
    if (!isLatest()) {
      if (cancel) cancel();
    } else if (isReady) setTimeout(() => isLatest() && repeat(), STEP_MS);
    else if (element.isConnected && otherwise) otherwise();
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
