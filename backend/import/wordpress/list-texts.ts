import { lossUnlessEmpty, type ImportEvent } from '@/backend/import/item';
import { htmlToLine } from '@/backend/import/text/plain';
import { child, childText, elements, type XmlElement } from '@/backend/import/xml/node';

/** What a site says of its categories and tags, which have names only here. */
export function listTexts(root: XmlElement, file: string): ImportEvent[] {
  const channel = child(root, 'channel') ?? root;
  const textOf = (list: XmlElement, kind: string, name: string, text: string) =>
    lossUnlessEmpty(
      `${file} ${kind} "${htmlToLine(childText(list, name))}"`,
      'description',
      htmlToLine(childText(list, text)),
    );
  return [
    ...elements(channel, 'wp:category').flatMap((list) =>
      textOf(list, 'category', 'wp:cat_name', 'wp:category_description'),
    ),
    ...elements(channel, 'wp:tag').flatMap((list) =>
      textOf(list, 'tag', 'wp:tag_name', 'wp:tag_description'),
    ),
  ];
}
