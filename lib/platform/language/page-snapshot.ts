import { SETTING_ATTRIBUTE } from '@/lib/platform/storage/reader-settings';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The reader's state of a page: text typed, boxes ticked, parts opened, focus and scroll position. Stored in memory
 * only.
 */
export interface PageSnapshot {
  fields: { key: string; value: string; isChecked: boolean }[];
  /** The ids of open popovers; dialogs restore themselves (`useCarriedState`). */
  popovers: string[];
  /** The indexes of open `<details>` among all of them. */
  details: number[];
  focus: { key: string; selection: [number, number] | null } | null;
  scroll: { x: number; y: number };
}

/** The browser's settings are not part of a page's state: the page reads them from where they are stored. */
const FIELDS = `input:not([${SETTING_ATTRIBUTE}]), textarea, select`;
const FOCUSABLE = `${FIELDS}, button, summary, a[href]`;
/** Types of fields that a script cannot set, or that hold nothing a reader typed. */
const UNTOUCHED_TYPES = ['file', 'hidden', 'submit', 'button', 'image', 'reset'];
/** How many milliseconds a page may take to grow to its former height. */
const SCROLL_PATIENCE_MS = 4000;

let isAtWork = false;

/** Whether input events come from restoring a snapshot and not from a reader. */
export function isRestoring(): boolean {
  return isAtWork;
}

export function takeSnapshot(): PageSnapshot {
  const fields = keyed<Field>(FIELDS, fieldKind).filter(([, field]) => !UNTOUCHED_TYPES.includes(field.type));
  const focused = keyed<HTMLElement>(FOCUSABLE, focusKind).find(
    ([, element]) => element === document.activeElement,
  );
  return {
    fields: fields.map(([key, field]) => ({ key, value: field.value, isChecked: isTicked(field) })),
    popovers: [...document.querySelectorAll(':popover-open')].map(({ id }) => id).filter(Boolean),
    details: [...document.querySelectorAll('details')].flatMap(({ open }, at) => (open ? [at] : [])),
    focus: focused ? { key: focused[0], selection: selectionOf(focused[1]) } : null,
    scroll: { x: window.scrollX, y: window.scrollY },
  };
}

/** Applies a snapshot to the same page in another language. */
export function restoreSnapshot({ fields, popovers, details, focus, scroll }: PageSnapshot): void {
  isAtWork = true;
  try {
    const all = document.querySelectorAll('details');
    for (const at of details) all[at]?.setAttribute('open', '');
    for (const id of popovers) document.getElementById(id)?.showPopover();
    const fieldsByKey = new Map(keyed<Field>(FIELDS, fieldKind));
    for (const { key, value, isChecked } of fields) {
      const field = fieldsByKey.get(key);
      if (field) refill(field, value, isChecked);
    }
  } finally {
    isAtWork = false;
  }
  // React writes controlled fields again after this, which would move the caret to the end.
  if (focus) setTimeout(() => refocus(focus));
  rescroll(scroll);
}

/** Elements with keys that are the same on the page in another language: the kind, and the index within that kind. */
function keyed<Kind extends Element>(selector: string, kindOf: (element: Kind) => string): [string, Kind][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Kind>(selector)].map((element) => {
    const kind = kindOf(element);
    const at = counts.get(kind) ?? 0;
    counts.set(kind, at + 1);
    return [`${kind}#${at}`, element];
  });
}

const fieldKind = (field: Field) => `${field.tagName} ${field.type} ${field.name}`;

/** The kind of a focusable element. Links are distinguished by `hreflang` and id, since address and text change. */
function focusKind(element: HTMLElement): string {
  const { tagName, id } = element;
  const name = element.getAttribute('name') ?? '';
  return `${tagName} ${name} ${element.getAttribute('hreflang') ?? ''} ${id.startsWith('_') || id.startsWith(':') ? '' : id}`;
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/** Sets a field with the events of a real input, so that React's state follows. */
function refill(field: Field, value: string, isChecked: boolean): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function selectionOf(element: HTMLElement): [number, number] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  // Number and e-mail fields have no selection: theirs is null.
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function refocus({ key, selection }: NonNullable<PageSnapshot['focus']>): void {
  const element = new Map(keyed<HTMLElement>(FOCUSABLE, focusKind)).get(key);
  element?.focus({ preventScroll: true });
  if (selection && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    element.setSelectionRange(...selection);
}

/** Scrolls to the reader's position as soon as the page is tall enough; stops when the reader scrolls or types. */
function rescroll({ x, y }: PageSnapshot['scroll']): void {
  const arrive = () => {
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) < 1;
  };
  if (arrive()) return;
  const stop = new AbortController();
  const growth = new ResizeObserver(() => arrive() && stop.abort());
  stop.signal.addEventListener('abort', () => growth.disconnect());
  growth.observe(document.documentElement);
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const)
    window.addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  setTimeout(() => stop.abort(), SCROLL_PATIENCE_MS);
}
