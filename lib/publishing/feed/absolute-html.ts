import render from 'dom-serializer';
import { isTag, type ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const ADDRESSES = ['href', 'src'];
/** Attributes that are useful only on pages of this site. */
const OWN = /^(data-|class$|srcset$|sizes$)/;

/** Clean HTML for feed readers: with absolute addresses and without attributes for this site's pages. */
export function absoluteHtml(html: string, siteUrl: string): string {
  const document = parseDocument(html);
  const walk = (nodes: ChildNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      for (const name of Object.keys(node.attribs)) if (OWN.test(name)) delete node.attribs[name];
      for (const name of ADDRESSES) {
        const address = node.attribs[name];
        if (address) node.attribs[name] = wholeAddress(address, siteUrl);
      }
      walk(node.children);
    }
  };
  walk(document.children);
  return render(document, { encodeEntities: 'utf8' });
}

function wholeAddress(address: string, siteUrl: string): string {
  return URL.canParse(address, `${siteUrl}/`) ? new URL(address, `${siteUrl}/`).toString() : address;
}
