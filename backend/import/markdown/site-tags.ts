import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { gatedEdges } from '@/backend/import/body/restricted';
import { audienceOf, isMemberWidget } from '@/backend/import/body/restriction-names';
import { mapOutsideCode } from './code';

/** `{% name … %}` of Hexo and Jekyll, `{{< name … >}}` and `{{% name … %}}` of Hugo. */
const TAG =
  /\{%-?\s*(end)?([a-z][\w-]*)((?:[^%]|%(?!\})){0,500}?)-?%\}|\{\{[<%]\s*(\/)?\s*([a-z][\w-]*)([\s\S]{0,500}?)\/?\s*[>%]\}\}/gi;
const CODE =
  /\{%\s*(?:codeblock|highlight|code)\b([^%]*)%\}\n?([\s\S]*?)\n?\{%\s*end(?:codeblock|highlight|code)\s*%\}|\{\{[<%]\s*highlight\b(.*?)[>%]\}\}\n?([\s\S]*?)\n?\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/gi;
const RAW = /\{%\s*raw\s*%\}([\s\S]*?)\{%\s*endraw\s*%\}/gi;
/** A remark between lines of colons, as in VuePress and Docusaurus. */
const CONTAINER = /^:::+[^\S\n]*([a-z][\w-]*)?[^\S\n]*(.*)$/gim;

/** Remarks of templates, which no reader of the site saw. */
const REMARK =
  /\{%-?\s*comment\b[\s\S]*?\{%-?\s*endcomment\s*-?%\}|\{\{[<%]?\s*\/\*[\s\S]*?\*\/\s*[>%]?\}\}|\{#[^{}]*#\}/g;
/** The address of the site, or a path below it, as templates of Jekyll write them. */
const SITE_ADDRESS =
  /\{\{\s*(?:site\.(?:url|baseurl)(?:\s*\|\s*append:\s*site\.baseurl)?|["']([^"'{}]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.\w+))\s*\}\}/g;

/** Markdown whose tags of site generators became what they stand for; a tag of an unknown kind is named as lost. */
export function withoutSiteTags(markdown: string): string {
  const fenced = markdown
    .replace(CODE, (_, hexo?: string, code?: string, hugo?: string, inner?: string) => {
      const [language = ''] = (hexo ?? hugo ?? '').trim().split(/\s+/);
      return `\n\`\`\`${/^[\w+#-]*$/.test(language) ? language : ''}\n${code ?? inner ?? ''}\n\`\`\`\n`;
    })
    .replace(RAW, '$1');
  const footers: string[] = [];
  const closed = new Set([...fenced.matchAll(TAG)].flatMap((tag) => (tag[1] || tag[4] ? [nameOf(tag)] : [])));
  const containers: string[] = [];
  return mapOutsideCode(fenced, (text) =>
    text
      .replace(REMARK, '')
      .replace(SITE_ADDRESS, (_, path = '') => path)
      .replace(TAG, (whole, end?: string, name = '', words = '', slash?: string, hugo = '', hugoWords = '') =>
        tagHtml(
          {
            whole,
            name: (name || hugo).toLowerCase(),
            words: argumentsOf(words || hugoWords),
            isEnd: Boolean(end ?? slash),
            hasEnd: closed.has((name || hugo).toLowerCase()),
          },
          footers,
        ),
      )
      .replace(CONTAINER, (_, name: string | undefined, title: string) => {
        if (name === undefined && title === '') return block(containers.pop() ?? '</aside>');
        const audience = audienceOf(name ?? '', title);
        if (audience !== 'everyone') {
          const { begin, end } = gatedEdges(`container ${name ?? ''}`, audience);
          containers.push(end);
          return block(begin);
        }
        containers.push('</aside>');
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
  /** Whether some tag of this name ends. */
  hasEnd: boolean;
}

interface Arguments {
  list: string[];
  named: Record<string, string>;
}

type TagRule = (words: Arguments) => string;

const player = (address: string): string =>
  address ? block(`<iframe src="${escapeAttribute(address)}"></iframe>`) : '';
const linkTo = (href: string | undefined, html: string): string =>
  href ? `<a href="${escapeAttribute(href)}">${html}</a>` : html;
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
  const note = [named['title'], named['caption']].filter(Boolean).join(' ');
  const credit = named['attr'] ? linkTo(named['attrlink'], escapeText(named['attr'])) : '';
  const below = [escapeText(note), credit].filter(Boolean).join(' ');
  const picture = linkTo(
    named['link'],
    `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}">`,
  );
  return source && block(`<figure>${picture}${below ? `<figcaption>${below}</figcaption>` : ''}</figure>`);
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
  ref: ({ list: [path = ''] }) => path,
  relref: ({ list: [path = ''] }) => path,
  post_link: ({ list: [slug = '', ...title] }) =>
    lostPart(`link to the post ${slug}`) +
    escapeText(title.filter((word) => !/^(true|false)$/.test(word)).join(' ')),
  x: ({ named }) => player(named['id'] ? `https://x.com/${named['user'] ?? 'i'}/status/${named['id']}` : ''),
  tweet: ({ list, named }) => {
    const id = named['id'] ?? list[0] ?? '';
    return player(id === '' ? '' : `https://x.com/${named['user'] ?? 'i'}/status/${id}`);
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

function nameOf([, , name, , , hugo]: RegExpExecArray): string {
  return (name ?? hugo ?? '').toLowerCase();
}

function tagHtml({ whole, name, words, isEnd, hasEnd }: Tag, footers: string[]): string {
  const audience = hasEnd && !isMemberWidget(name) ? audienceOf(name, whole) : 'everyone';
  if (audience !== 'everyone') {
    const edges = gatedEdges(`tag ${name}`, audience);
    return isEnd ? edges.end : edges.begin;
  }
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
