import { Parser } from 'htmlparser2';
import { ownValue } from '@/backend/contract/own-value';
import { BrokenSource } from '@/backend/import/item';
import { withoutDoctype } from './doctype';
import { keyOf, scopeWith, type Scope } from './namespaces';
import type { XmlElement } from './node';
import { escapeStrayBrackets } from './stray-brackets';

/** Real feeds have less than 40; the time of htmlparser2 grows with the square of the depth. */
const MAX_DEPTH = 200;

/** C1 controls, which come from Windows-1252 punctuation decoded as Latin-1. */
const C1 = /[\u0080-\u009f]/g;
const windows1252 = new TextDecoder('windows-1252');

export interface XmlDocument {
  root: XmlElement;
  /** The innermost unclosed element, when the file ends too early; else null. */
  cutIn: XmlElement | null;
}

/**
 * Parses XML as feed readers do: ill-formed XML is read as far as possible. Ignores the DTD, decodes only the five
 * entities of XML and numeric ones, and loads nothing.
 * @throws BrokenSource when there is no root element, the nesting is deeper than 200, or a DOCTYPE does not end
 */
export function parseXml(xml: string): XmlDocument {
  const source = escapeStrayBrackets(withoutDoctype(withoutJunk(xml)), true);
  const open: XmlElement[] = [];
  const scopes: Scope[] = [{}];
  const lines = lineCounter(source);
  let root: XmlElement | null = null;
  let rootNamespace: string | null = null;
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        if (open.length >= MAX_DEPTH) throw new BrokenSource(`nests elements deeper than ${MAX_DEPTH}`);
        const scope = scopeWith(scopes.at(-1) ?? {}, attributes);
        scopes.push(scope);
        const [prefix, local] = split(qualified);
        const namespace = ownValue(scope, prefix) ?? '';
        const parent = open.at(-1) ?? null;
        const element: XmlElement = {
          key: keyOf(prefix, local, namespace, rootNamespace),
          name: local,
          namespace,
          attributes,
          children: [],
          parent,
          line: lines(parser.startIndex),
          isComplete: false,
        };
        if (parent) parent.children.push(element);
        else if (!root) [root, rootNamespace] = [element, namespace];
        open.push(element);
      },
      ontext(text) {
        open
          .at(-1)
          ?.children.push(text.replace(C1, (char) => windows1252.decode(Buffer.from(char, 'latin1'))));
      },
      onclosetag() {
        const closed = open.pop();
        if (closed) closed.isComplete = true;
        scopes.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  const cutIn = open.at(-1) ?? null;
  if (!root) throw new BrokenSource('has no root element');
  return { root, cutIn };
}

/** A document without the warnings that programs print before it; its lines keep their numbers. */
function withoutJunk(xml: string): string {
  const start = xml.trimStart();
  if (/^<(?:[?!]|rss\b|feed\b|[\w.-]+:|html\b|head\b|body\b|opml\b|urlset\b)/i.test(start)) return xml;
  const at = xml.search(/<(?:\?xml\b|rss\b|feed\b|rdf:RDF\b)/i);
  return at <= 0 || at > 20_000 ? xml : xml.slice(0, at).replace(/[^\n]+/g, '') + xml.slice(at);
}

function split(qualified: string): [prefix: string, local: string] {
  const at = qualified.indexOf(':');
  return at < 0 ? ['', qualified] : [qualified.slice(0, at), qualified.slice(at + 1)];
}

/** Returns a function for line numbers; positions must be requested in ascending order. */
function lineCounter(source: string): (position: number) => number {
  let line = 1;
  let at = 0;
  return (position) => {
    for (let next = source.indexOf('\n', at); next >= 0 && next < position; next = source.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}
