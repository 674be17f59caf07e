import { eventsOfFiles, firstText, itemsOf, lossesOf } from './events';

/** An export of Ghost with one post. */
const wrap = (post: object) =>
  JSON.stringify({
    db: [
      {
        data: {
          posts: [{ id: '1', title: 'T', slug: 't', status: 'published', type: 'post', ...post }],
          settings: [{ key: 'url', value: 'https://g.example' }],
        },
      },
    ],
  });

/** What an import makes of a post: its body, its status, and what did not arrive. */
export async function read(post: object) {
  const events = await eventsOfFiles({ 'e.json': wrap(post) });
  const [item] = itemsOf(events);
  return { body: item ? firstText(item).body : null, status: item?.status, losses: lossesOf(events) };
}

/** A post of today's editor with these nodes. */
export const lexical = (...children: object[]) => ({
  html: null,
  lexical: JSON.stringify({ root: { children } }),
});
/** A post of the former editor with these cards. */
export const mobiledoc = (...cards: [string, object][]) => ({
  html: null,
  mobiledoc: JSON.stringify({ version: '0.3.1', cards, sections: cards.map((_, at) => [10, at]) }),
});
/** The link card that is stored for an address. @param lines what stands under the title, its host last */
export const card = (href: string, title: string, lines: string[], picture = '') =>
  `<aside class="link-card">${picture && `<p><img src="${picture}" alt="${title}"></p>`}<p><a href="${href}" rel="nofollow noopener ugc"><strong>${title}</strong></a></p>${lines
    .map((line, at) => (at === lines.length - 1 ? `<p><small>${line}</small></p>` : `<p>${line}</p>`))
    .join('')}</aside>`;
