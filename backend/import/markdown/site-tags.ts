import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { outsideCode } from './code';

/** `{% name … %}` of Hexo and Jekyll, `{{< name … >}}` and `{{% name … %}}` of Hugo. */
const TAG =
  /\{%-?\s*(end)?([a-z][\w-]*)((?:[^%]|%(?!\})){0,500}?)-?%\}|\{\{[<%]\s*(\/)?\s*([a-z][\w-]*)([\s\S]{0,500}?)\/?\s*[>%]\}\}/gi;
const CODE =
  /\{%\s*(?:codeblock|highlight|code)\b([^%]*)%\}\n?([\s\S]*?)\n?\{%\s*end(?:codeblock|highlight|code)\s*%\}|\{\{[<%]\s*highlight\b(.*?)[>%]\}\}\n?([\s\S]*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gi;
const RAW = /\{%\s*raw\s*%\}([\s\S]*?)\{%\s*endraw\s*%\}/gi;
/** A remark between lines of colons, as in VuePress and Docusaurus. */
const CONTAINER = /^:::+[^\S\n]*([a-z][\w-]*)?[^\S\n]*(.*)$/gim;

/** Markdown whose tags of site generators became what they stand for; a tag of an unknown kind is named as lost. */
export function withoutSiteTags(markdown: string): string {
  const fenced = markdown
    .replace(CODE, (_, hexo?: string, code?: string, hugo?: string, inner?: string) => {
      const [language = ''] = (hexo ?? hugo ?? '').trim().split(/\s+/);
      return `\n\`\`\`${/^[\w+#-]*$/.test(language) ? language : ''}\n${code ?? inner ?? ''}\n\`\`\`\n`;
    })
    .replace(RAW, '$1');
  const footers: string[] = [];
  return outsideCode(fenced, (text) =>
    text
      .replace(TAG, (whole, end?: string, name = '', words = '', slash?: string, hugo = '', hugoWords = '') =>
        tagHtml(
          {
            whole,
            name: (name || hugo).toLowerCase(),
            words: argumentsOf(words || hugoWords),
            isEnd: Boolean(end ?? slash),
          },
          footers,
        ),
      )
      .replace(CONTAINER, (_, name: string | undefined, title: string) => {
        if (name === undefined && title === '') return '\n\n</aside>\n\n';
        const words = title.replace(/^\[|\]$/g, '').trim();
        return `\n\n<aside>\n\n${words ? `**${words}**\n\n` : ''}`;
      }),
  );
}

interface Tag {
  whole: string;
  name: string;
  words: Arguments;
  isEnd: boolean;
}

interface Arguments {
  list: string[];
  named: Record<string, string>;
}

type TagRule = (words: Arguments) => string;

const player = (address: string): string =>
  address ? block(`<iframe src="${escapeAttribute(address)}"></iframe>`) : '';
const block = (html: string): string => `\n\n${html}\n\n`;
const byId =
  (page: string): TagRule =>
  ({ list, named }) => {
    const id = named['id'] ?? list[0] ?? '';
    return player(/^https?:/.test(id) || id === '' ? id : page + id);
  };
const image: TagRule = ({ list, named }) => {
  const at = list.findIndex((word) => /[./]/.test(word));
  const source = named['src'] ?? list[at] ?? '';
  const words = list.slice(at + 1).filter((word) => !/^\d+$/.test(word));
  const caption = named['caption'] ?? named['title'] ?? words[0] ?? '';
  const alt = named['alt'] ?? words[1] ?? caption;
  const note = named['caption'] ?? named['title'];
  return (
    source &&
    block(
      `<figure><img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}">${note ? `<figcaption>${escapeText(note)}</figcaption>` : ''}</figure>`,
    )
  );
};
const file =
  (tag: 'audio' | 'video'): TagRule =>
  ({ list, named }) => {
    const source = named['src'] ?? list.find((word) => /[./]/.test(word)) ?? '';
    return source && block(`<${tag} src="${escapeAttribute(source)}"></${tag}>`);
  };

/** Tags that stand alone. */
const SINGLE: Record<string, TagRule> = {
  youtube: byId('https://www.youtube.com/watch?v='),
  vimeo: byId('https://vimeo.com/'),
  bilibili: byId('https://www.bilibili.com/video/'),
  iframe: ({ list, named }) => player(named['src'] ?? list[0] ?? ''),
  gist: ({ list }) => player(list.length > 0 ? `https://gist.github.com/${list.slice(0, 2).join('/')}` : ''),
  img: image,
  image,
  figure: image,
  asset_img: image,
  audio: file('audio'),
  video: file('video'),
  mp4: file('video'),
  link: ({ list }) => {
    const address = list.find((word) => /^(https?:|\/)/.test(word)) ?? '';
    return (
      address &&
      `<a href="${escapeAttribute(address)}">${escapeText(list.filter((word) => word !== address && !/^(true|false)$/.test(word)).join(' ') || address)}</a>`
    );
  },
  asset_link: ({ list: [name = '', ...title] }) =>
    name && `<a href="${escapeAttribute(name)}">${escapeText(title.join(' ') || name)}</a>`,
};

/** Tags around text: what stands before it, and what after it. */
const AROUND: Record<string, { before: TagRule; after: string; footer?: boolean }> = {
  blockquote: { before: () => block('<blockquote>'), after: block('</blockquote>'), footer: true },
  quote: { before: () => block('<blockquote>'), after: block('</blockquote>'), footer: true },
  pullquote: { before: () => block('<blockquote>'), after: block('</blockquote>') },
  centerquote: { before: () => block('<blockquote>'), after: block('</blockquote>') },
  cq: { before: () => block('<blockquote>'), after: block('</blockquote>') },
  note: { before: () => block('<aside>'), after: block('</aside>') },
  notice: { before: () => block('<aside>'), after: block('</aside>') },
  admonition: { before: () => block('<aside>'), after: block('</aside>') },
};

function tagHtml({ whole, name, words, isEnd }: Tag, footers: string[]): string {
  const around = Object.hasOwn(AROUND, name) ? AROUND[name] : undefined;
  if (around && isEnd) {
    const footer = around.footer ? footers.pop() : '';
    return (footer ? block(`<p>—— ${escapeText(footer)}</p>`) : '') + around.after;
  }
  if (around) {
    if (around.footer) footers.push(words.list.join(' '));
    return around.before(words);
  }
  if (isEnd) return '';
  const rule = Object.hasOwn(SINGLE, name) ? SINGLE[name] : undefined;
  return rule?.(words) || lostPart(whole);
}

const ARGUMENT = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))|"([^"]*)"|'([^']*)'|(\S+)/g;

function argumentsOf(written: string): Arguments {
  const words: Arguments = { list: [], named: {} };
  for (const [, name, ...values] of written.matchAll(ARGUMENT)) {
    const value = values.find((each) => each !== undefined) ?? '';
    if (name !== undefined && !/^https?$/.test(name)) words.named[name] = value;
    else words.list.push(value);
  }
  return words;
}
