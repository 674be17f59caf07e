import { Parser } from 'htmlparser2';

const COMMON = ['lang', 'translate'];
/** A second copy of the allow list, so that the tests do not depend on the list of the code. */
const ALLOWED: Record<string, string[]> = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  figure: ['class', 'data-kind', 'data-unit', 'data-highlight', 'data-site', 'data-id', 'data-start'],
  blockquote: ['class'],
  aside: ['class'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  span: [],
};
const PLAIN =
  'p h2 h3 h4 ul li pre code table thead tbody tr figcaption strong em b i u s sub sup br hr small mark dl dt dd';
for (const tag of PLAIN.split(' ')) ALLOWED[tag] = [];

const SAFE_HREF = /^(https?:\/\/|mailto:|\/(?!\/)|#)/;
const SAFE_SRC = /^(https?:\/\/|\/(?!\/))/;
const CLASSES = ['chart', 'pull', 'figure-note', 'link-card', 'player'];
/** Attributes of players. */
const OF_PLAYERS: Record<string, RegExp> = {
  'data-site': /^(?:youtube|bilibili|vimeo|spotify)$/,
  'data-id': /^[\w/-]{3,50}$/,
  'data-start': /^[1-9]\d*$/,
};

/** The tags and attributes of a text that are not on the allow list; empty when the text is clean. */
export function violations(html: string): string[] {
  const problems: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const allowed = ALLOWED[tag];
      if (!allowed) return void problems.push(`<${tag}>`);
      if (tag === 'span' && !attributes['lang'] && !attributes['translate']) problems.push('idle span');
      for (const [name, value] of Object.entries(attributes)) {
        if (![...allowed, ...COMMON].includes(name)) problems.push(`${tag} ${name}`);
        if (name === 'href' && !SAFE_HREF.test(value)) problems.push(`href ${value}`);
        if (name === 'src' && !SAFE_SRC.test(value)) problems.push(`src ${value}`);
        if (name === 'translate' && value !== 'no') problems.push(`translate ${value}`);
        if (OF_PLAYERS[name]?.test(value) === false) problems.push(`${name} ${value}`);
        if (name === 'class' && !CLASSES.includes(value)) problems.push(`class ${value}`);
      }
    },
    oncomment: (text) => void problems.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => void problems.push(`<${name}>`),
  });
  parser.end(html);
  return problems;
}

/** The deepest nesting of a text. */
export function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag: () => void (deepest = Math.max(deepest, (depth += 1))),
    onclosetag: () => void (depth -= 1),
  });
  parser.end(html);
  return deepest;
}
