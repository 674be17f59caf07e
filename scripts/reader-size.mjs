// The lengths of the style sheets follow the text size that a reader has set in the browser, as page zoom does. Sources
// name them in pixels at the standard size, which is 16 px for a `rem`; the build writes them in `rem`.

const STANDARD_PX = 16;
/** Below this, lines and outlines: they stay as thin as they are. */
const SMALLEST_PX = 4;
/** At-rules whose condition is a width. A `rem` there is the browser's text size, whatever the page says. */
const CONDITIONS = new Set(['media', 'container']);

const PARTS = /url\([^)]*\)|"[^"]*"|'[^']*'|(?<![\w#.-])(-?(?:\d+\.)?\.?\d+)px\b/g;

/**
 * A value or a condition with its pixels in `rem`; strings, addresses and thin lines as they are.
 * @param {string} text
 */
export function inReaderSize(text) {
  return text.replace(PARTS, (part, px) => {
    if (px === undefined || Math.abs(Number(px)) < SMALLEST_PX) return part;
    return `${Number(px) / STANDARD_PX}rem`;
  });
}

/**
 * The PostCSS plugin of it.
 * @returns {import('postcss').Plugin}
 */
export function readerSize() {
  return {
    postcssPlugin: 'reader-size',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        if (isOfProperty(declaration)) return;
        declaration.value = inReaderSize(declaration.value);
      });
      root.walkAtRules((rule) => {
        if (CONDITIONS.has(rule.name)) rule.params = inReaderSize(rule.params);
      });
    },
  };
}

/** Whether a declaration describes a custom property: its initial value must not depend on a text size. */
function isOfProperty({ parent }) {
  return parent?.type === 'atrule' && parent.name === 'property';
}
