import {
  CHANGE_SETTING,
  SETTING_ATTRIBUTE,
  SETTING_CHANGED,
  SETTING_NAMES,
  type SettingChange,
} from './reader-settings';

/**
 * Sets the attributes from the cookies before the first paint (cached pages are the same for everyone), and again
 * whenever React replaces <html>: after a change of language, or after an error during hydration. It stores every
 * change, including one made before the page's other scripts have loaded.
 */

declare global {
  interface WindowEventMap {
    [CHANGE_SETTING]: CustomEvent<SettingChange>;
  }
}

const root = document.documentElement;

const attributeOf = (name: string) => `data-${name}`;

/** Stores a setting as an attribute of <html> and in a cookie for later visits; null or '' for the default. */
function store(name: string, value: string | null): void {
  const YEAR_SECONDS = 31_536_000;
  if (value) root.setAttribute(attributeOf(name), value);
  else root.removeAttribute(attributeOf(name));
  document.cookie = `lx_${name}=${value || ''}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax`;
  dispatchEvent(new Event(SETTING_CHANGED));
}

function restore(): void {
  for (const name of SETTING_NAMES) {
    const [, value] = document.cookie.match(new RegExp(`(?:^|; )lx_${name}=([a-z-]+)`)) || [];
    if (value && !root.hasAttribute(attributeOf(name))) root.setAttribute(attributeOf(name), value);
  }
}

restore();
new MutationObserver(restore).observe(root, { attributeFilter: SETTING_NAMES.map(attributeOf) });
document.addEventListener('change', ({ target }) => {
  const name = target instanceof HTMLInputElement && target.getAttribute(SETTING_ATTRIBUTE);
  if (name) store(name, target.value);
});
addEventListener(CHANGE_SETTING, ({ detail }) => store(...detail));
