import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { isForeignPicture } from './foreign-pictures';
import { rowsOfAttribute, rowsToAttribute } from './highlighted-rows';
import { isPending, uploadOf, type Upload } from './upload-state';

export interface FigureWords {
  alt: string;
  caption: string;
  credit: string;
  altMissing: string;
  retry: string;
  /** Texts for a picture of another site, for one being copied, and for the button that copies it. */
  foreign: string;
  copying: string;
  /** For a picture whose file is not here any more, as after the page was closed while it was sent. */
  lost: string;
  copy: string;
  remove: string;
  chartKind: string;
  bars: string;
  line: string;
  unit: string;
  highlight: string;
  chartNote: string;
  chartTitle: string;
  drawn: (figure: Node, place: HTMLElement) => () => void;
  /** Copies a picture of another site to this one. */
  take: (src: string) => void;
}

/** A picture with the progress of its upload, and its fields: caption, credit and alternative text. */
export function pictureFigureView(words: FigureWords): NodeViewRenderer {
  return ({ node: first, editor, getPos }) => {
    let node = first;
    const dom = element('figure', 'wr-figure');
    const picture = element('img');
    const progress = element('span', 'wr-progress n');
    const fields = element('figcaption', 'wr-fields');
    const contentDOM = element('div', 'wr-parts');
    nameParts(contentDOM, words.caption, words.credit);
    const alt = field(words.alt, words.altMissing, (value) => setAttribute('alt', value || null));
    const again = act(words.retry, () => {
      const upload = uploadOf(editor, node.attrs['src']);
      if (upload) upload.retry();
      else words.take(String(node.attrs['src']));
    });
    const remove = act(words.remove, () => {
      const at = getPos();
      if (at !== undefined) editor.view.dispatch(editor.state.tr.delete(at, at + node.nodeSize));
    });
    const acts = element('p', 'wr-upload-acts');
    acts.contentEditable = 'false';
    acts.append(again, remove);
    picture.draggable = false;
    fields.append(contentDOM, alt.label);
    dom.append(picture, progress, acts, fields);

    const setAttribute = (name: string, value: string | null) => {
      const at = getPos();
      if (at === undefined) return;
      editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, value));
    };
    const show = () => {
      const upload = uploadOf(editor, node.attrs['src']);
      const isForeign = isForeignPicture(node.attrs['src']);
      const isLost = !upload && isPending(node.attrs['src']);
      const src = isForeign || isLost ? '' : (upload?.preview ?? String(node.attrs['src'] ?? ''));
      // Pictures of other sites are never loaded: the name of the site is shown instead.
      picture.hidden = src === '';
      progress.toggleAttribute('data-foreign', isForeign);
      if (src === '') picture.removeAttribute('src');
      else if (picture.getAttribute('src') !== src) picture.src = src;
      for (const side of ['width', 'height'] as const) {
        const value: unknown = node.attrs[side];
        if (value) picture.setAttribute(side, String(value));
      }
      picture.alt = String(node.attrs['alt'] ?? '');
      const stateText = upload ? stepOf(upload, words) : isForeign ? words.foreign : isLost ? words.lost : '';
      progress.textContent = isForeign ? `${hostOf(node.attrs['src'])} · ${stateText}` : stateText;
      const isFailed = Boolean(upload?.error) || (isForeign && !upload) || isLost;
      progress.toggleAttribute('data-failed', isFailed);
      again.hidden = isLost;
      again.textContent = isForeign ? words.copy : words.retry;
      acts.hidden = !isFailed;
      dom.toggleAttribute('data-sending', Boolean(upload));
      alt.set(String(node.attrs['alt'] ?? ''));
    };
    show();
    const stop = uploadOf.onChange(editor, show);
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        node = next;
        show();
        return true;
      },
      stopEvent: (event) =>
        event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement,
      ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
      destroy: stop,
    };
  };
}

function hostOf(src: unknown): string {
  return URL.canParse(String(src)) ? new URL(String(src)).host : '';
}

function stepOf({ error, percent }: Upload, words: FigureWords): string {
  return error ?? (percent === null ? words.copying : `${percent}%`);
}

/** A chart as readers will see it, above the table it is drawn from. */
export function chartFigureView(words: FigureWords): NodeViewRenderer {
  return ({ node: first, editor, getPos }) => {
    let node = first;
    const dom = element('figure', 'wr-figure wr-chart');
    const place = element('div', 'wr-drawn');
    place.contentEditable = 'false';
    const contentDOM = element('div', 'wr-parts');
    nameParts(contentDOM, words.chartTitle, words.chartNote);
    const settings = element('div', 'wr-fields');
    settings.contentEditable = 'false';
    const set = (name: string, value: string) => {
      const at = getPos();
      if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, name, value || null));
    };
    const kind = choice(words.chartKind, { bars: words.bars, line: words.line }, (value) =>
      set('data-kind', value),
    );
    const unit = field(words.unit, '', (value) => set('data-unit', value));
    const highlight = field(words.highlight, '', (value) => set('data-highlight', rowsToAttribute(value)));
    settings.append(kind.label, unit.label, highlight.label);
    dom.append(place, contentDOM, settings);
    let undraw = words.drawn(node, place);
    const show = () => {
      kind.set(String(node.attrs['data-kind'] ?? 'bars'));
      unit.set(String(node.attrs['data-unit'] ?? ''));
      highlight.set(rowsOfAttribute(String(node.attrs['data-highlight'] ?? '')));
    };
    show();
    return {
      dom,
      contentDOM,
      update: (next) => {
        if (next.type !== node.type) return false;
        if (next !== node) undraw = words.drawn(next, place);
        node = next;
        show();
        return true;
      },
      stopEvent: (event) =>
        event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement,
      ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
      destroy: () => undraw(),
    };
  };
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  return node;
}

function act(name: string, onPress: () => void): HTMLButtonElement {
  const button = Object.assign(element('button', 'wr-link'), { type: 'button', textContent: name });
  button.addEventListener('click', onPress);
  return button;
}

/** Labels the two parts of a caption; CSS shows the labels before them. */
function nameParts(parts: HTMLElement, caption: string, credit: string): void {
  parts.style.setProperty('--caption', JSON.stringify(`${caption} `));
  parts.style.setProperty('--credit', JSON.stringify(`${credit} `));
}

function field(name: string, missing: string, onValue: (value: string) => void) {
  const label = element('label', 'wr-field');
  label.contentEditable = 'false';
  const input = element('input');
  input.placeholder = missing;
  label.append(Object.assign(element('span'), { textContent: name }), input);
  input.addEventListener('input', () => onValue(input.value));
  const set = (value: string) => {
    // The element is not changed while somebody types in it.
    if (input.value !== value && document.activeElement !== input) input.value = value;
    label.toggleAttribute('data-missing', missing !== '' && value.trim() === '');
  };
  return { label, set };
}

function choice(name: string, options: Record<string, string>, onValue: (value: string) => void) {
  const label = element('label', 'wr-field');
  const select = element('select');
  for (const [value, text] of Object.entries(options)) select.append(new Option(text, value));
  label.append(Object.assign(element('span'), { textContent: name }), select);
  select.addEventListener('change', () => onValue(select.value));
  return { label, set: (value: string) => void (select.value = value) };
}
