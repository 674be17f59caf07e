/**
 * What another site loads to show something of this one: `<script async src="…/embed.js" data-embed="news/7">`. It puts a
 * frame after itself, as high as its content, and dark where the text of the site around it is light.
 */

const PATH = /^(?:news|articles|events|data|flashes|content|series)(?:\/[\w-]{1,60})?$/;
const LANGUAGES: Record<string, string> = { 'zh-Hans': '', 'zh-Hant': '/zh-hant', en: '/en' };
const THEME = /^(?:light|dark|auto)$/;
const RGB = /^rgba?\((\d+), (\d+), (\d+)/;
/** Between the brightness of dark and of light text, of 255. */
const MIDDLE = 128;
const FIRST_HEIGHT = 240;

const script = document.currentScript;
if (script instanceof HTMLScriptElement) show(script);

function show(script: HTMLScriptElement): void {
  const { embed = 'news', lang = 'zh-Hans', theme = themeAround(script), title = '' } = script.dataset;
  const { origin } = new URL(script.src);
  if (!PATH.test(embed)) return;
  const frame = document.createElement('iframe');
  frame.src = `${origin}${LANGUAGES[lang] ?? ''}/embed/${embed}${THEME.test(theme) && theme !== 'light' ? `?theme=${theme}` : ''}`;
  frame.title = title || new URL(script.src).hostname;
  frame.loading = 'lazy';
  frame.style.cssText = `display:block;width:100%;height:${FIRST_HEIGHT}px;border:0`;
  script.insertAdjacentElement('afterend', frame);
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.type !== 'lianxun-height') return;
    frame.style.height = `${Number(data.height)}px`;
  });
}

/** The theme of the site around the script, which may be another than that of the reader's system. */
function themeAround(script: HTMLScriptElement): 'light' | 'dark' {
  const { color } = getComputedStyle(script.parentElement ?? document.body);
  const [, red = 0, green = 0, blue = 0] = (RGB.exec(color) ?? []).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue < MIDDLE ? 'light' : 'dark';
}
